#ifndef CISSUEREPORTING_H
#define CISSUEREPORTING_H

// Calls of Swift methods that are found at run time, in the libraries of a test process. Swift can name
// the type of a function that is nothing but an address, but not of one that belongs to a value.

// A getter of a value that Swift passes in memory, whose result is returned in memory.
static inline void issue_reporting_get(
    const void *_Nonnull getter, const void *_Nonnull value, void *_Nonnull result) {
  typedef __attribute__((swiftcall)) void (*Getter)(
      __attribute__((swift_indirect_result)) void *_Nonnull,
      __attribute__((swift_context)) const void *_Nonnull);
  ((Getter)getter)(result, value);
}

// A method of an object with one argument: an object, with the witness table of its protocol.
static inline void issue_reporting_call(
    const void *_Nonnull method, const void *_Nonnull object,
    const void *_Nonnull argument, const void *_Nonnull witnesses) {
  typedef __attribute__((swiftcall)) void (*Method)(
      const void *_Nonnull, const void *_Nonnull,
      __attribute__((swift_context)) const void *_Nonnull);
  ((Method)method)(argument, witnesses, object);
}

#endif
