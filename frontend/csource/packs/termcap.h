#ifndef _MAYRUN_PACK_TERMCAP_H
#define _MAYRUN_PACK_TERMCAP_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define NCURSES_TERMCAP_H_incl 1
#define NCURSES_VERSION "6.4"
#include <ncurses_dll.h>
#include <sys/types.h>
#define NCURSES_OSPEED short
extern char PC;
extern char * UP;
extern char * BC;
extern short ospeed;
extern char * tgetstr (const char *, char **);
extern char * tgoto (const char *, int, int);
extern int tgetent (char *, const char *);
extern int tgetflag (const char *);
extern int tgetnum (const char *);
extern int tputs (const char *, int, int (*)(int));
#endif
