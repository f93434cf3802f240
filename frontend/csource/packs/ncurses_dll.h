#ifndef _MAYRUN_PACK_NCURSES_DLL_H
#define _MAYRUN_PACK_NCURSES_DLL_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#define NCURSES_DLL_H_incl 1
#define NCURSES_PUBLIC_VAR(name) _nc_ ##name
#define NCURSES_IMPEXP NCURSES_EXPORT_GENERAL_IMPORT
#define NCURSES_WRAPPED_VAR(type,name) extern NCURSES_IMPEXP type NCURSES_PUBLIC_VAR(name)(void)
#define NCURSES_EXPORT(type) NCURSES_IMPEXP type NCURSES_API
#define NCURSES_EXPORT_VAR(type) NCURSES_IMPEXP type
#define NCURSES_EXPORT_GENERAL_IMPORT
#define NCURSES_EXPORT_GENERAL_EXPORT
#define NCURSES_API
#endif
