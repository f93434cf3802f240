#ifndef _MAYRUN_PACK_READLINE_RLCONF_H
#define _MAYRUN_PACK_READLINE_RLCONF_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define VI_MODE
#define VISIBLE_STATS
#define COLOR_SUPPORT
#define HANDLE_SIGNALS
#define PREFIX_META_HACK
#define DEFAULT_INPUTRC "~/.inputrc"
#define SYS_INPUTRC "/etc/inputrc"
#define DISPLAY_TABS
#define RL_COMMENT_BEGIN_DEFAULT "#"
#define READLINE_CALLBACKS
#define RL_EMACS_MODESTR_DEFAULT "@"
#define RL_EMACS_MODESTR_DEFLEN 1
#define RL_VI_INS_MODESTR_DEFAULT "(ins)"
#define RL_VI_INS_MODESTR_DEFLEN 5
#define RL_VI_CMD_MODESTR_DEFAULT "(cmd)"
#define RL_VI_CMD_MODESTR_DEFLEN 5
#endif
