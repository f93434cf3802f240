#ifndef _MAYRUN_PACK_READLINE_KEYMAPS_H
#define _MAYRUN_PACK_READLINE_KEYMAPS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <readline/rlstdc.h>
#include <readline/rltypedefs.h>
typedef struct _keymap_entry { char type; rl_command_func_t *function; } KEYMAP_ENTRY;
#define KEYMAP_SIZE 257
#define ANYOTHERKEY KEYMAP_SIZE-1
typedef KEYMAP_ENTRY KEYMAP_ENTRY_ARRAY[257];
typedef KEYMAP_ENTRY *Keymap;
#define ISFUNC 0
#define ISKMAP 1
#define ISMACR 2
extern KEYMAP_ENTRY_ARRAY emacs_standard_keymap, emacs_meta_keymap, emacs_ctlx_keymap;
extern KEYMAP_ENTRY_ARRAY vi_insertion_keymap, vi_movement_keymap;
extern Keymap rl_make_bare_keymap (void);
extern Keymap rl_copy_keymap (Keymap);
extern Keymap rl_make_keymap (void);
extern void rl_discard_keymap (Keymap);
extern Keymap rl_get_keymap_by_name (const char *);
extern Keymap rl_get_keymap (void);
extern void rl_set_keymap (Keymap);
extern int rl_set_keymap_name (const char *, Keymap);
#endif
