#include "CDependencies.h"

_Thread_local const void *_Nullable dependencies_of_thread;
_Thread_local const void *_Nullable dependencies_access_of_thread;

#if __has_feature(thread_sanitizer)
void __tsan_acquire(void *);
void __tsan_release(void *);

void dependencies_did_lock(const void *lock) { __tsan_acquire((void *)lock); }
void dependencies_will_unlock(const void *lock) { __tsan_release((void *)lock); }
#else
void dependencies_did_lock(const void *lock) {}
void dependencies_will_unlock(const void *lock) {}
#endif
