#ifndef CCOMPOSABLECORE_H
#define CCOMPOSABLECORE_H

// The reduction that runs on the current thread, NULL outside of one.
//
// Swift has no thread-local storage that costs as little: every read of a property of observable
// state asks for this.
extern _Thread_local void *_Nullable composable_reduction;

static inline void *_Nullable composable_current_reduction(void) { return composable_reduction; }

static inline void composable_set_current_reduction(void *_Nullable reduction) {
  composable_reduction = reduction;
}

#endif
