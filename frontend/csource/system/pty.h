/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_PTY_H
#define _MAYRUN_PTY_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>
#include <sys/ioctl.h>
struct termios;
struct winsize;
extern int openpty (int *, int *, char *, const struct termios *, const struct winsize *);
extern int forkpty (int *, char *, const struct termios *, const struct winsize *);
#endif
