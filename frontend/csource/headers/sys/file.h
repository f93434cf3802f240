#include <fcntl.h>
#include <mayrun/more/sys_file.h>
