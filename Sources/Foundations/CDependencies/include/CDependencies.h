#ifndef CDEPENDENCIES_H
#define CDEPENDENCIES_H

// Swift has no thread-local storage that costs as little: a task-local value takes a hundred times as
// long to enter, and an engine enters the dependencies of its features for each of its turns.

// The dependencies of code on the current thread, which does not suspend while they are set; NULL when
// those of the current task count.
extern _Thread_local const void *_Nullable dependencies_of_thread;

static inline const void *_Nullable dependencies_get_thread_values(void) {
  return dependencies_of_thread;
}

static inline void dependencies_set_thread_values(const void *_Nullable values) {
  dependencies_of_thread = values;
}

#endif
