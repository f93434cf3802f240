/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_TTYENT_H
#define _MAYRUN_TTYENT_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define _PATH_TTYS "/etc/ttys"
struct ttyent { char *ty_name; char *ty_getty; char *ty_type; int ty_status; char *ty_window; char *ty_comment; };
extern struct ttyent *getttyent (void);
extern struct ttyent *getttynam (const char *);
extern int setttyent (void);
extern int endttyent (void);
#define TTY_ON 0x01
#define TTY_SECURE 0x02
#endif
