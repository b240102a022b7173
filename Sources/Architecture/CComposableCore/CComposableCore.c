#define _GNU_SOURCE
#include "CComposableCore.h"

#include <pthread.h>
#include <unistd.h>

_Thread_local void *_Nullable composable_reduction;
_Thread_local const void *_Nullable composable_frame;
_Thread_local const void *_Nullable composable_body;
_Thread_local uintptr_t composable_stack_limit;
_Thread_local int8_t composable_thread_kind;

void composable_find_stack_limit(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
  void *lowest;
  size_t size;
  if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) {
    // An eighth is left for what is to be done about it.
    composable_stack_limit = (uintptr_t)lowest + size / 8;
  }
  pthread_attr_destroy(&attributes);
}

bool composable_find_main_thread(void) {
  bool is_main = getpid() == gettid();
  composable_thread_kind = is_main ? 1 : 2;
  return is_main;
}
