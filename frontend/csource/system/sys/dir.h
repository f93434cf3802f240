/* Types and constants. */
#ifndef _MAYRUN_SYS_DIR_H
#define _MAYRUN_SYS_DIR_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <dirent.h>
#define direct dirent
#endif
