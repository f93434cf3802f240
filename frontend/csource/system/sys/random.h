/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_RANDOM_H
#define _MAYRUN_SYS_RANDOM_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <unistd.h>
#define GRND_NONBLOCK 0x01
#define GRND_RANDOM 0x02
#define GRND_INSECURE 0x04
ssize_t getrandom (void *, size_t, unsigned int);
#endif
