/* Types and constants. */
#ifndef _MAYRUN_GETOPT_H_MORE
#define _MAYRUN_GETOPT_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern int optind;
extern int opterr;
#endif
