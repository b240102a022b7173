#ifndef CCOMPOSABLECORE_H
#define CCOMPOSABLECORE_H

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

#endif
