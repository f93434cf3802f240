#ifndef _DLFCN_H
#define _DLFCN_H
#include <features.h>
#define RTLD_LAZY 1
#define RTLD_NOW 2
#define RTLD_NOLOAD 4
#define RTLD_GLOBAL 0x100
#define RTLD_LOCAL 0
#define RTLD_NODELETE 0x1000
#define RTLD_NEXT ((void *)-1L)
#define RTLD_DEFAULT ((void *)0)
typedef struct { const char *dli_fname; void *dli_fbase; const char *dli_sname; void *dli_saddr; } Dl_info;
void *dlopen(const char *, int);
int dlclose(void *);
void *dlsym(void *, const char *);
void *dlvsym(void *, const char *, const char *);
char *dlerror(void);
int dladdr(const void *, Dl_info *);
#define RTLD_BINDING_MASK 3
#define RTLD_DEEPBIND 8
#ifdef _GNU_SOURCE
#define DLFO_STRUCT_HAS_EH_DBASE 0
#define DLFO_STRUCT_HAS_EH_COUNT 0
#define LM_ID_BASE 0
#define LM_ID_NEWLM (-1)
#endif
#include <mayrun/more/dlfcn.h>
#endif
