#pragma once

#include <stdint.h>

/// How often memory has been allocated, on whatever thread.
uint64_t allocation_count(void);

/// How many bytes are allocated.
uint64_t allocated_bytes(void);
