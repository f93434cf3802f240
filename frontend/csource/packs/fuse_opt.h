#ifndef _MAYRUN_PACK_FUSE_OPT_H
#define _MAYRUN_PACK_FUSE_OPT_H
#include <fuse3/fuse_opt.h>
#endif
