#include <syslog.h>
#include <mayrun/more/sys_syslog.h>
