#ifndef _MAYRUN_PACK_PANEL_H
#define _MAYRUN_PACK_PANEL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define NCURSES_PANEL_H_incl 1
#include <curses.h>
typedef struct panel { WINDOW *win; struct panel *below; struct panel *above; const void *user; } PANEL;
#define PANEL_IMPEXP NCURSES_EXPORT_GENERAL_IMPORT
#define PANEL_WRAPPED_VAR(type,name) extern PANEL_IMPEXP type NCURSES_PUBLIC_VAR(name)(void)
#define PANEL_EXPORT(type) PANEL_IMPEXP type NCURSES_API
#define PANEL_EXPORT_VAR(type) PANEL_IMPEXP type
extern WINDOW* panel_window (const PANEL *);
extern void update_panels (void);
extern int hide_panel (PANEL *);
extern int show_panel (PANEL *);
extern int del_panel (PANEL *);
extern int top_panel (PANEL *);
extern int bottom_panel (PANEL *);
extern PANEL* new_panel (WINDOW *);
extern PANEL* panel_above (const PANEL *);
extern PANEL* panel_below (const PANEL *);
extern int set_panel_userptr (PANEL *, const void *);
extern const void* panel_userptr (const PANEL *);
extern int move_panel (PANEL *, int, int);
extern int replace_panel (PANEL *,WINDOW *);
extern int panel_hidden (const PANEL *);
extern PANEL * ground_panel(SCREEN *);
extern PANEL * ceiling_panel(SCREEN *);
extern void update_panels_sp (SCREEN*);
#endif
