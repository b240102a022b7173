#include "CDependencies.h"

_Thread_local const void *_Nullable dependencies_of_thread;
