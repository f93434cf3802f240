#ifndef _SYS_UN_H
#define _SYS_UN_H
#include <features.h>
#include <sys/socket.h>
struct sockaddr_un { sa_family_t sun_family; char sun_path[108]; };
#define SUN_LEN(p) ((size_t)((struct sockaddr_un *)0)->sun_path + __builtin_strlen((p)->sun_path))
#endif
