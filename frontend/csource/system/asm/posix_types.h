#include <mayrun/linux.h>
