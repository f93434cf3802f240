#ifndef _MAYRUN_PACK_UNCTRL_H
#define _MAYRUN_PACK_UNCTRL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define NCURSES_UNCTRL_H_incl 1
#define NCURSES_VERSION "6.4"
#include <curses.h>
const char * unctrl (chtype);
const char * unctrl_sp (SCREEN*, chtype);
#endif
