#include <features.h>
#include <mayrun/linux.h>
