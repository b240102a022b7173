#include "CBenchmarks.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

// These definitions take the place of the C library's in the whole process, since the executable
// comes first in the search for a symbol. They hand on to the entry points that glibc keeps for
// this purpose.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Each thread has a counter, so that counting costs next to nothing.
enum { COUNTERS = 256 };
static struct {
  _Alignas(64) _Atomic uint64_t count;
} counters[COUNTERS];
static _Atomic unsigned threads = 0;
static _Thread_local _Atomic uint64_t *own_count = NULL;

uint64_t allocation_count(void) {
  uint64_t sum = 0;
  for (int index = 0; index < COUNTERS; index++) {
    sum += atomic_load_explicit(&counters[index].count, memory_order_relaxed);
  }
  return sum;
}

uint64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static inline void count_allocation(void) {
  if (!own_count) own_count = &counters[atomic_fetch_add(&threads, 1) % COUNTERS].count;
  // Nobody else writes to it, unless there are more threads than counters.
  uint64_t count = atomic_load_explicit(own_count, memory_order_relaxed);
  atomic_store_explicit(own_count, count + 1, memory_order_relaxed);
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
