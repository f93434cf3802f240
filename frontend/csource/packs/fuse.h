#ifndef _MAYRUN_PACK_FUSE_H
#define _MAYRUN_PACK_FUSE_H
#include <fuse3/fuse.h>
#endif
