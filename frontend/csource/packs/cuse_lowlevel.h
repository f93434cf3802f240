#ifndef _MAYRUN_PACK_CUSE_LOWLEVEL_H
#define _MAYRUN_PACK_CUSE_LOWLEVEL_H
#include <fuse3/cuse_lowlevel.h>
#endif
