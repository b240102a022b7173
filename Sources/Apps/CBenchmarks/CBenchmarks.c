#include "CBenchmarks.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

// These definitions take the place of the C library's in the whole process, since the executable
// comes first in the search for a symbol. They hand on to the entry points that glibc keeps for
// this purpose.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The thread that measures counts for itself, which costs next to nothing.
static _Thread_local bool measures = false;
static _Thread_local uint64_t own_allocations = 0;
static _Atomic uint64_t other_allocations = 0;

uint64_t allocation_count(void) {
  measures = true;
  return own_allocations + atomic_load_explicit(&other_allocations, memory_order_relaxed);
}

uint64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static inline void count_allocation(void) {
  if (measures) {
    own_allocations++;
  } else {
    atomic_fetch_add_explicit(&other_allocations, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  count_allocation();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_allocation();
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  count_allocation();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_allocation();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count_allocation();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}
