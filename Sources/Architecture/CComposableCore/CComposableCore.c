#include "CComposableCore.h"

_Thread_local void *_Nullable composable_reduction;
