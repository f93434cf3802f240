#ifndef __BITS_PER_LONG
#define __BITS_PER_LONG (8 * __SIZEOF_LONG__)
#endif
