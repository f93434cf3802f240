/* Types and constants. */
#ifndef _MAYRUN_RE_COMP_H
#define _MAYRUN_RE_COMP_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <regex.h>
#endif
