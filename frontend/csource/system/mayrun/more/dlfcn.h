/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_DLFCN_H_MORE
#define _MAYRUN_DLFCN_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#define DL_CALL_FCT(fctp,args) (_dl_mcount_wrapper_check ((void *) (fctp)), (*(fctp)) args)
extern void _dl_mcount_wrapper_check (void *);
#define DLFO_EH_SEGMENT_TYPE PT_GNU_EH_FRAME
typedef long int Lmid_t;
extern void *dlmopen (Lmid_t, const char *, int);
extern int dladdr1 (const void *, Dl_info *, void **, int);
enum { RTLD_DL_SYMENT = 1, RTLD_DL_LINKMAP = 2 };
extern int dlinfo (void *__restrict, int, void *__restrict);
enum { RTLD_DI_LMID = 1, RTLD_DI_LINKMAP = 2, RTLD_DI_CONFIGADDR = 3, RTLD_DI_SERINFO = 4, RTLD_DI_SERINFOSIZE = 5, RTLD_DI_ORIGIN = 6, RTLD_DI_PROFILENAME = 7, RTLD_DI_PROFILEOUT = 8, RTLD_DI_TLS_MODID = 9, RTLD_DI_TLS_DATA = 10, RTLD_DI_PHDR = 11, RTLD_DI_MAX = 11 };
typedef struct { char *dls_name; unsigned int dls_flags; } Dl_serpath;
typedef struct { size_t dls_size; unsigned int dls_cnt; union { Dl_serpath dls_serpath[0]; Dl_serpath __dls_serpath_pad[1]; }; } Dl_serinfo;
struct dl_find_object { unsigned long long int dlfo_flags; void *dlfo_map_start; void *dlfo_map_end; struct link_map *dlfo_link_map; void *dlfo_eh_frame; unsigned long long int __dflo_reserved[7]; };
int _dl_find_object (void *, struct dl_find_object *);
#endif
