#include "CComposableCore.h"

_Thread_local void *_Nullable composable_reduction;
_Thread_local const void *_Nullable composable_frame;
