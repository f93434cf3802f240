#ifndef _MAYRUN_MBSTATE_H
#define _MAYRUN_MBSTATE_H
typedef struct { int __count; unsigned int __value; } mbstate_t;
#endif
