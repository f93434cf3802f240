#ifndef _MAYRUN_PACK_POPT_H
#define _MAYRUN_PACK_POPT_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#ifndef H_POPT
#define H_POPT
#include <stdio.h>
#define POPT_OPTION_DEPTH 10
#define POPT_ARG_NONE 0U
#define POPT_ARG_STRING 1U
#define POPT_ARG_INT 2U
#define POPT_ARG_LONG 3U
#define POPT_ARG_INCLUDE_TABLE 4U
#define POPT_ARG_CALLBACK 5U
#define POPT_ARG_INTL_DOMAIN 6U
#define POPT_ARG_VAL 7U
#define POPT_ARG_FLOAT 8U
#define POPT_ARG_DOUBLE 9U
#define POPT_ARG_LONGLONG 10U
#define POPT_ARG_MAINCALL (16U+11U)
#define POPT_ARG_ARGV 12U
#define POPT_ARG_SHORT 13U
#define POPT_ARG_BITSET (16U+14U)
#define POPT_ARG_MASK 0x000000FFU
#define POPT_GROUP_MASK 0x0000FF00U
#define POPT_ARGFLAG_ONEDASH 0x80000000U
#define POPT_ARGFLAG_DOC_HIDDEN 0x40000000U
#define POPT_ARGFLAG_STRIP 0x20000000U
#define POPT_ARGFLAG_OPTIONAL 0x10000000U
#define POPT_ARGFLAG_OR 0x08000000U
#define POPT_ARGFLAG_NOR 0x09000000U
#define POPT_ARGFLAG_AND 0x04000000U
#define POPT_ARGFLAG_NAND 0x05000000U
#define POPT_ARGFLAG_XOR 0x02000000U
#define POPT_ARGFLAG_NOT 0x01000000U
#define POPT_ARGFLAG_LOGICALOPS (POPT_ARGFLAG_OR|POPT_ARGFLAG_AND|POPT_ARGFLAG_XOR)
#define POPT_BIT_SET (POPT_ARG_VAL|POPT_ARGFLAG_OR)
#define POPT_BIT_CLR (POPT_ARG_VAL|POPT_ARGFLAG_NAND)
#define POPT_ARGFLAG_SHOW_DEFAULT 0x00800000U
#define POPT_ARGFLAG_RANDOM 0x00400000U
#define POPT_ARGFLAG_TOGGLE 0x00200000U
#define POPT_CBFLAG_PRE 0x80000000U
#define POPT_CBFLAG_POST 0x40000000U
#define POPT_CBFLAG_INC_DATA 0x20000000U
#define POPT_CBFLAG_SKIPOPTION 0x10000000U
#define POPT_CBFLAG_CONTINUE 0x08000000U
#define POPT_ERROR_NOARG -10
#define POPT_ERROR_BADOPT -11
#define POPT_ERROR_UNWANTEDARG -12
#define POPT_ERROR_OPTSTOODEEP -13
#define POPT_ERROR_BADQUOTE -15
#define POPT_ERROR_ERRNO -16
#define POPT_ERROR_BADNUMBER -17
#define POPT_ERROR_OVERFLOW -18
#define POPT_ERROR_BADOPERATION -19
#define POPT_ERROR_NULLARG -20
#define POPT_ERROR_MALLOC -21
#define POPT_ERROR_BADCONFIG -22
#define POPT_BADOPTION_NOALIAS (1U << 0)
#define POPT_CONTEXT_NO_EXEC (1U << 0)
#define POPT_CONTEXT_KEEP_FIRST (1U << 1)
#define POPT_CONTEXT_POSIXMEHARDER (1U << 2)
#define POPT_CONTEXT_ARG_OPTS (1U << 4)
struct poptOption { const char * longName; char shortName; unsigned int argInfo; void * arg; int val; const char * descrip; const char * argDescrip; };
struct poptAlias { const char * longName; char shortName; int argc; const char ** argv; };
typedef struct poptItem_s { struct poptOption option; int argc; const char ** argv; } * poptItem;
extern struct poptOption poptAliasOptions[];
#define POPT_AUTOALIAS { NULL, '\0', POPT_ARG_INCLUDE_TABLE, poptAliasOptions, 0, "Options implemented via popt alias/exec:", NULL },
extern struct poptOption poptHelpOptions[];
extern struct poptOption * poptHelpOptionsI18N;
#define POPT_AUTOHELP { NULL, '\0', POPT_ARG_INCLUDE_TABLE, poptHelpOptions, 0, "Help options:", NULL },
#define POPT_TABLEEND { NULL, '\0', 0, NULL, 0, NULL, NULL }
typedef struct poptContext_s * poptContext;
#ifndef __cplusplus
typedef struct poptOption * poptOption;
#endif
enum poptCallbackReason { POPT_CALLBACK_REASON_PRE = 0, POPT_CALLBACK_REASON_POST = 1, POPT_CALLBACK_REASON_OPTION = 2 };
typedef void (*poptCallbackType) (poptContext con, enum poptCallbackReason reason, const struct poptOption * opt, const char * arg, const void * data);
poptContext poptFreeContext( poptContext con);
poptContext poptGetContext( const char * name, int argc, const char ** argv, const struct poptOption * options, unsigned int flags);
poptContext poptFini( poptContext con);
poptContext poptInit(int argc, const char ** argv, const struct poptOption * options, const char * configPaths);
void poptResetContext(poptContext con);
int poptGetNextOpt(poptContext con);
char * poptGetOptArg(poptContext con);
const char * poptGetArg(poptContext con);
const char * poptPeekArg(poptContext con);
const char ** poptGetArgs(poptContext con);
const char * poptBadOption(poptContext con, unsigned int flags);
int poptStuffArgs(poptContext con, const char ** argv);
int poptAddAlias(poptContext con, struct poptAlias alias, int flags);
int poptAddItem(poptContext con, poptItem newItem, int flags);
int poptSaneFile(const char * fn);
int poptReadFile(const char * fn, char ** bp, size_t * nbp, int flags);
#define POPT_READFILE_TRIMNEWLINES 1
int poptReadConfigFile(poptContext con, const char * fn);
int poptReadConfigFiles(poptContext con, const char * paths);
int poptReadDefaultConfig(poptContext con, int useEnv);
int poptDupArgv(int argc, const char **argv, int * argcPtr, const char *** argvPtr);
int poptParseArgvString(const char * s, int * argcPtr, const char *** argvPtr);
int poptConfigFileToString(FILE *fp, char ** argstrp, int flags);
const char * poptStrerror(const int error);
void poptSetExecPath(poptContext con, const char * path, int allowAbsolute);
void poptPrintHelp(poptContext con, FILE * fp, int flags);
void poptPrintUsage(poptContext con, FILE * fp, int flags);
void poptSetOtherOptionHelp(poptContext con, const char * text);
const char * poptGetInvocationName(poptContext con);
int poptStrippedArgv(poptContext con, int argc, char ** argv);
int poptSaveString(const char *** argvp, unsigned int argInfo, const char * val);
int poptSaveLongLong(long long * arg, unsigned int argInfo, long long aLongLong);
int poptSaveLong(long * arg, unsigned int argInfo, long aLong);
int poptSaveShort(short * arg, unsigned int argInfo, long aLong);
int poptSaveInt(int * arg, unsigned int argInfo, long aLong);
typedef struct poptBits_s { unsigned int bits[1]; } * poptBits;
#define _POPT_BITS_N 1024U
#define _POPT_BITS_M ((3U * _POPT_BITS_N) / 2U)
#define _POPT_BITS_K 16U
extern unsigned int _poptBitsN;
extern unsigned int _poptBitsM;
extern unsigned int _poptBitsK;
int poptBitsAdd(poptBits bits, const char * s);
int poptBitsChk(poptBits bits, const char * s);
int poptBitsClr(poptBits bits);
int poptBitsDel(poptBits bits, const char * s);
int poptBitsIntersect(poptBits * ap, const poptBits b);
int poptBitsUnion(poptBits * ap, const poptBits b);
int poptBitsArgs(poptContext con, poptBits * ap);
int poptSaveBits(poptBits * bitsp, unsigned int argInfo, const char * s);
#endif
#endif
