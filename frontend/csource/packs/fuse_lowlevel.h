#ifndef _MAYRUN_PACK_FUSE_LOWLEVEL_H
#define _MAYRUN_PACK_FUSE_LOWLEVEL_H
#include <fuse3/fuse_lowlevel.h>
#endif
