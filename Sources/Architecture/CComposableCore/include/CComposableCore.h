#ifndef CCOMPOSABLECORE_H
#define CCOMPOSABLECORE_H

#include <stdbool.h>
#include <stdint.h>

// Swift has no thread-local storage that costs as little: every read of a property of observable
// state asks for the reduction, and every child feature that runs sets the frame.

// The reduction that runs on the current thread, NULL outside of one.
extern _Thread_local void *_Nullable composable_reduction;

// The innermost child feature that the reduction runs, NULL in the root feature.
extern _Thread_local const void *_Nullable composable_frame;

static inline void *_Nullable composable_current_reduction(void) { return composable_reduction; }

static inline void composable_set_current_reduction(void *_Nullable reduction) {
  composable_reduction = reduction;
}

static inline const void *_Nullable composable_current_frame(void) { return composable_frame; }

static inline void composable_set_current_frame(const void *_Nullable frame) {
  composable_frame = frame;
}

// The innermost reducer whose body the current thread evaluates, NULL outside of one.
extern _Thread_local const void *_Nullable composable_body;

static inline const void *_Nullable composable_current_body(void) { return composable_body; }

static inline void composable_set_current_body(const void *_Nullable body) {
  composable_body = body;
}

// The address below which the stack of the current thread is about to end. 0 before it is asked for,
// and the highest of all while reducers that recurse for ever are left.
extern _Thread_local uintptr_t composable_stack_limit;

void composable_find_stack_limit(void);

// Has the limit known to the thread.
static inline void composable_prepare_stack(void) {
  if (composable_stack_limit == 0) composable_find_stack_limit();
}

// Whether the stack of the current thread is about to end.
static inline bool composable_stack_is_ending(void) {
  return (uintptr_t)__builtin_frame_address(0) < composable_stack_limit;
}

// Whether reducers that recurse for ever are being left.
static inline bool composable_recursion_is_ending(void) {
  return composable_stack_limit == UINTPTR_MAX;
}

// Has every reducer left that asks whether the stack is about to end.
static inline void composable_end_recursion(void) { composable_stack_limit = UINTPTR_MAX; }

// Whether the current thread is the main one.
extern _Thread_local int8_t composable_thread_kind;

bool composable_find_main_thread(void);

// Remembered by the thread: the system takes as long to answer as ten actions.
static inline bool composable_is_main_thread(void) {
  return composable_thread_kind == 0 ? composable_find_main_thread() : composable_thread_kind == 1;
}

// Where the payload of an `indirect` case is in its box: a function of the Swift runtime, which is part
// of its stable ABI.
void *_Nonnull composable_project_box(void *_Nonnull box)
    __asm__("swift_projectBox");

#endif
