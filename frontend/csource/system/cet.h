#ifndef _CET_H
#define _CET_H
#define _CET_ENDBR
#define _CET_NOTRACK
#endif
