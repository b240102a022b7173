#include "CDependencies.h"

_Thread_local const void *_Nullable dependencies_of_thread;
_Thread_local const void *_Nullable dependencies_access_of_thread;
