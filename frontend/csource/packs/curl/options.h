#ifndef _MAYRUN_PACK_CURL_OPTIONS_H
#define _MAYRUN_PACK_CURL_OPTIONS_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <curl/curl.h>
typedef enum { CURLOT_LONG, CURLOT_VALUES, CURLOT_OFF_T, CURLOT_OBJECT, CURLOT_STRING, CURLOT_SLIST, CURLOT_CBPTR, CURLOT_BLOB, CURLOT_FUNCTION } curl_easytype;
#define CURLOT_FLAG_ALIAS (1<<0)
struct curl_easyoption { const char *name; CURLoption id; curl_easytype type; unsigned int flags; };
CURL_EXTERN const struct curl_easyoption * curl_easy_option_by_name(const char *name);
CURL_EXTERN const struct curl_easyoption * curl_easy_option_by_id(CURLoption id);
CURL_EXTERN const struct curl_easyoption * curl_easy_option_next(const struct curl_easyoption *prev);
#endif
