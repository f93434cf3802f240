#include <poll.h>
#include <mayrun/more/sys_poll.h>
