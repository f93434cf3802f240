#ifndef _REGEX_H
#define _REGEX_H
#include <features.h>
#include <sys/types.h>
#include <stddef.h>
typedef int regoff_t;
typedef struct { void *__buffer; unsigned long __allocated, __used, __syntax; char *__fastmap; unsigned char *__translate; size_t re_nsub; unsigned char __flags; } regex_t;
typedef struct { regoff_t rm_so, rm_eo; } regmatch_t;
#define REG_EXTENDED 1
#define REG_ICASE 2
#define REG_NEWLINE 4
#define REG_NOSUB 8
#define REG_NOTBOL 1
#define REG_NOTEOL 2
#define REG_NOMATCH 1
#define REG_ESPACE 12
int regcomp(regex_t *, const char *, int);
int regexec(const regex_t *, const char *, size_t, regmatch_t[], int);
size_t regerror(int, const regex_t *, char *, size_t);
void regfree(regex_t *);
#define REGS_FIXED 2
#define REGS_REALLOCATE 1
#define REGS_UNALLOCATED 0
#define REG_BADBR 10
#define REG_BADPAT 2
#define REG_BADRPT 13
#define REG_EBRACE 9
#define REG_EBRACK 7
#define REG_ECOLLATE 3
#define REG_ECTYPE 4
#define REG_EEND 14
#define REG_EESCAPE 5
#define REG_ENOSYS (-1)
#define REG_EPAREN 8
#define REG_ERANGE 11
#define REG_ERPAREN 16
#define REG_ESIZE 15
#define REG_ESUBREG 6
#define REG_NOERROR 0
#define REG_STARTEND 4
#define RE_BACKSLASH_ESCAPE_IN_LISTS 1
#define RE_BK_PLUS_QM 2
#define RE_CARET_ANCHORS_HERE 0x800000UL
#define RE_CHAR_CLASSES 4
#define RE_CONTEXT_INDEP_ANCHORS 8
#define RE_CONTEXT_INDEP_OPS 16
#define RE_CONTEXT_INVALID_DUP 0x1000000UL
#define RE_CONTEXT_INVALID_OPS 32
#define RE_DEBUG 0x100000UL
#define RE_DOT_NEWLINE 64
#define RE_DOT_NOT_NULL 128
#define RE_DUP_MAX 32767
#define RE_HAT_LISTS_NOT_NEWLINE 256
#define RE_ICASE 0x400000UL
#define RE_INTERVALS 512
#define RE_INVALID_INTERVAL_ORD 0x200000UL
#define RE_LIMITED_OPS 1024
#define RE_NEWLINE_ALT 2048
#define RE_NO_BK_BRACES 4096
#define RE_NO_BK_PARENS 8192
#define RE_NO_BK_REFS 16384
#define RE_NO_BK_VBAR 32768
#define RE_NO_EMPTY_RANGES 0x10000UL
#define RE_NO_GNU_OPS 0x80000UL
#define RE_NO_POSIX_BACKTRACKING 0x40000UL
#define RE_NO_SUB 0x2000000UL
#define RE_NREGS 30
#define RE_SYNTAX_AWK 0xbe0cdUL
#define RE_SYNTAX_ED 0x10102c6UL
#define RE_SYNTAX_EGREP 0x23ba5cUL
#define RE_SYNTAX_EMACS 0
#define RE_SYNTAX_GNU_AWK 0x23b24dUL
#define RE_SYNTAX_GREP 0x10a46UL
#define RE_SYNTAX_POSIX_AWK 0x2bb2fdUL
#define RE_SYNTAX_POSIX_BASIC 0x10102c6UL
#define RE_SYNTAX_POSIX_EGREP 0x23ba5cUL
#define RE_SYNTAX_POSIX_EXTENDED 0x3b2fcUL
#define RE_SYNTAX_POSIX_MINIMAL_BASIC 0x106c4UL
#define RE_SYNTAX_POSIX_MINIMAL_EXTENDED 0x3f2ecUL
#define RE_SYNTAX_SED 0x10102c6UL
#define RE_UNMATCHED_RIGHT_PAREN_ORD 0x20000UL
#define RE_TRANSLATE_TYPE unsigned char *
#endif
