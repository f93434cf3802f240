#ifndef _MAYRUN_PACK_MENU_H
#define _MAYRUN_PACK_MENU_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define ETI_MENU
#include <curses.h>
#include <eti.h>
#define MENU_IMPEXP NCURSES_EXPORT_GENERAL_IMPORT
#define MENU_WRAPPED_VAR(type,name) extern MENU_IMPEXP type NCURSES_PUBLIC_VAR(name)(void)
#define MENU_EXPORT(type) MENU_IMPEXP type NCURSES_API
#define MENU_EXPORT_VAR(type) MENU_IMPEXP type
typedef int Menu_Options;
typedef int Item_Options;
#define O_ONEVALUE (0x01)
#define O_SHOWDESC (0x02)
#define O_ROWMAJOR (0x04)
#define O_IGNORECASE (0x08)
#define O_SHOWMATCH (0x10)
#define O_NONCYCLIC (0x20)
#define O_MOUSE_MENU (0x40)
#define O_SELECTABLE (0x01)
typedef struct { const char *str; unsigned short length; } TEXT;
struct tagMENU;
typedef struct tagITEM { TEXT name; TEXT description; struct tagMENU *imenu; void *userptr; Item_Options opt; short index; short y; short x; _Bool value; struct tagITEM *left; struct tagITEM *right; struct tagITEM *up; struct tagITEM *down; } ITEM;
typedef void (*Menu_Hook) (struct tagMENU *);
typedef struct tagMENU { short height; short width; short rows; short cols; short frows; short fcols; short arows; short namelen; short desclen; short marklen; short itemlen; short spc_desc; short spc_cols; short spc_rows; char *pattern; short pindex; WINDOW *win; WINDOW *sub; WINDOW *userwin; WINDOW *usersub; ITEM **items; short nitems; ITEM *curitem; short toprow; chtype fore; chtype back; chtype grey; unsigned char pad; Menu_Hook menuinit; Menu_Hook menuterm; Menu_Hook iteminit; Menu_Hook itemterm; void *userptr; char *mark; Menu_Options opt; unsigned short status; } MENU;
#define REQ_LEFT_ITEM (KEY_MAX + 1)
#define REQ_RIGHT_ITEM (KEY_MAX + 2)
#define REQ_UP_ITEM (KEY_MAX + 3)
#define REQ_DOWN_ITEM (KEY_MAX + 4)
#define REQ_SCR_ULINE (KEY_MAX + 5)
#define REQ_SCR_DLINE (KEY_MAX + 6)
#define REQ_SCR_DPAGE (KEY_MAX + 7)
#define REQ_SCR_UPAGE (KEY_MAX + 8)
#define REQ_FIRST_ITEM (KEY_MAX + 9)
#define REQ_LAST_ITEM (KEY_MAX + 10)
#define REQ_NEXT_ITEM (KEY_MAX + 11)
#define REQ_PREV_ITEM (KEY_MAX + 12)
#define REQ_TOGGLE_ITEM (KEY_MAX + 13)
#define REQ_CLEAR_PATTERN (KEY_MAX + 14)
#define REQ_BACK_PATTERN (KEY_MAX + 15)
#define REQ_NEXT_MATCH (KEY_MAX + 16)
#define REQ_PREV_MATCH (KEY_MAX + 17)
#define MIN_MENU_COMMAND (KEY_MAX + 1)
#define MAX_MENU_COMMAND (KEY_MAX + 17)
#define MAX_COMMAND (KEY_MAX + 128)
extern ITEM ** menu_items(const MENU *);
extern ITEM * current_item(const MENU *);
extern ITEM * new_item(const char *, const char *);
extern MENU * new_menu(ITEM **);
extern Item_Options item_opts(const ITEM *);
extern Menu_Options menu_opts(const MENU *);
extern Menu_Hook item_init(const MENU *);
extern Menu_Hook item_term(const MENU *);
extern Menu_Hook menu_init(const MENU *);
extern Menu_Hook menu_term(const MENU *);
extern WINDOW * menu_sub(const MENU *);
extern WINDOW * menu_win(const MENU *);
extern const char * item_description(const ITEM *);
extern const char * item_name(const ITEM *);
extern const char * menu_mark(const MENU *);
extern const char * menu_request_name(int);
extern char * menu_pattern(const MENU *);
extern void * menu_userptr(const MENU *);
extern void * item_userptr(const ITEM *);
extern chtype menu_back(const MENU *);
extern chtype menu_fore(const MENU *);
extern chtype menu_grey(const MENU *);
extern int free_item(ITEM *);
extern int free_menu(MENU *);
extern int item_count(const MENU *);
extern int item_index(const ITEM *);
extern int item_opts_off(ITEM *, Item_Options);
extern int item_opts_on(ITEM *, Item_Options);
extern int menu_driver(MENU *, int);
extern int menu_opts_off(MENU *, Menu_Options);
extern int menu_opts_on(MENU *, Menu_Options);
extern int menu_pad(const MENU *);
extern int pos_menu_cursor(const MENU *);
extern int post_menu(MENU *);
extern int scale_menu(const MENU *, int *, int *);
extern int set_current_item(MENU *menu, ITEM *item);
extern int set_item_init(MENU *, Menu_Hook);
extern int set_item_opts(ITEM *, Item_Options);
extern int set_item_term(MENU *, Menu_Hook);
extern int set_item_userptr(ITEM *, void *);
extern int set_item_value(ITEM *, _Bool);
extern int set_menu_back(MENU *, chtype);
extern int set_menu_fore(MENU *, chtype);
extern int set_menu_format(MENU *, int, int);
extern int set_menu_grey(MENU *, chtype);
extern int set_menu_init(MENU *, Menu_Hook);
extern int set_menu_items(MENU *, ITEM **);
extern int set_menu_mark(MENU *, const char *);
extern int set_menu_opts(MENU *, Menu_Options);
extern int set_menu_pad(MENU *, int);
extern int set_menu_pattern(MENU *, const char *);
extern int set_menu_sub(MENU *, WINDOW *);
extern int set_menu_term(MENU *, Menu_Hook);
extern int set_menu_userptr(MENU *, void *);
extern int set_menu_win(MENU *, WINDOW *);
extern int set_top_row(MENU *, int);
extern int top_row(const MENU *);
extern int unpost_menu(MENU *);
extern int menu_request_by_name(const char *);
extern int set_menu_spacing(MENU *, int, int, int);
extern int menu_spacing(const MENU *, int *, int *, int *);
extern _Bool item_value(const ITEM *);
extern _Bool item_visible(const ITEM *);
extern void menu_format(const MENU *, int *, int *);
extern MENU * new_menu_sp (SCREEN *, ITEM **);
#endif
