#ifndef _MAYRUN_PACK_FUSE_LOG_H
#define _MAYRUN_PACK_FUSE_LOG_H
#include <fuse3/fuse_log.h>
#endif
