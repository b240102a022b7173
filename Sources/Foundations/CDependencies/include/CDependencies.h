#ifndef CDEPENDENCIES_H
#define CDEPENDENCIES_H

// Swift has no thread-local storage that costs as little: a task-local value takes a hundred times as
// long to enter, and an engine enters the dependencies of its features for each of its turns.

// The dependencies of code on the current thread, which does not suspend while they are set; NULL when
// those of the current task count.
extern _Thread_local const void *_Nullable dependencies_of_thread;

// The property that reads a dependency on the current thread; NULL when none does.
extern _Thread_local const void *_Nullable dependencies_access_of_thread;

static inline const void *_Nullable dependencies_get_thread_values(void) {
  return dependencies_of_thread;
}

static inline void dependencies_set_thread_values(const void *_Nullable values) {
  dependencies_of_thread = values;
}

static inline const void *_Nullable dependencies_get_access(void) {
  return dependencies_access_of_thread;
}

static inline void dependencies_set_access(const void *_Nullable access) {
  dependencies_access_of_thread = access;
}

// The thread sanitizer does not see a 'Synchronization.Mutex' that is contended, since it is taken inside
// of the standard library then. These tell it; without the sanitizer they do nothing.
void dependencies_did_lock(const void *_Nonnull lock);
void dependencies_will_unlock(const void *_Nonnull lock);

#endif
