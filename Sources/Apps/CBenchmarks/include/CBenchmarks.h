#pragma once

#include <stdint.h>

/// How often the calling thread has allocated memory.
uint64_t allocation_count(void);
