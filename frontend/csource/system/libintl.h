/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_LIBINTL_H
#define _MAYRUN_LIBINTL_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern char *gettext (const char *);
extern char *dgettext (const char *, const char *);
extern char *__dgettext (const char *, const char *);
extern char *dcgettext (const char *, const char *, int);
extern char *__dcgettext (const char *, const char *, int);
extern char *ngettext (const char *, const char *, unsigned long int);
extern char *dngettext (const char *, const char *, const char *, unsigned long int);
extern char *dcngettext (const char *, const char *, const char *, unsigned long int, int);
extern char *textdomain (const char *);
extern char *bindtextdomain (const char *, const char *);
extern char *bind_textdomain_codeset (const char *, const char *);
#endif
