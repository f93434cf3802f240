#include <linux/swab.h>
