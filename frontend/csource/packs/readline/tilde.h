#ifndef _MAYRUN_PACK_READLINE_TILDE_H
#define _MAYRUN_PACK_READLINE_TILDE_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
typedef char *tilde_hook_func_t (char *);
extern tilde_hook_func_t *tilde_expansion_preexpansion_hook;
extern tilde_hook_func_t *tilde_expansion_failure_hook;
extern char **tilde_additional_prefixes;
extern char **tilde_additional_suffixes;
extern char *tilde_expand (const char *);
extern char *tilde_expand_word (const char *);
extern char *tilde_find_word (const char *, int, int *);
#endif
