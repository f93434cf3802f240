#ifndef _MAYRUN_PACK_LIBXML_XMLSTRING_H
#define _MAYRUN_PACK_LIBXML_XMLSTRING_H
#include <stdarg.h>
#include <libxml/xmlversion.h>
typedef unsigned char xmlChar;
#define BAD_CAST (xmlChar *)
xmlChar *xmlStrdup(const xmlChar *cur);
xmlChar *xmlStrndup(const xmlChar *cur, int len);
xmlChar *xmlCharStrndup(const char *cur, int len);
xmlChar *xmlCharStrdup(const char *cur);
xmlChar *xmlStrsub(const xmlChar *str, int start, int len);
const xmlChar *xmlStrchr(const xmlChar *str, xmlChar val);
const xmlChar *xmlStrstr(const xmlChar *str, const xmlChar *val);
const xmlChar *xmlStrcasestr(const xmlChar *str, const xmlChar *val);
int xmlStrcmp(const xmlChar *a, const xmlChar *b);
int xmlStrncmp(const xmlChar *a, const xmlChar *b, int len);
int xmlStrcasecmp(const xmlChar *a, const xmlChar *b);
int xmlStrncasecmp(const xmlChar *a, const xmlChar *b, int len);
int xmlStrEqual(const xmlChar *a, const xmlChar *b);
int xmlStrQEqual(const xmlChar *prefix, const xmlChar *name, const xmlChar *str);
int xmlStrlen(const xmlChar *str);
xmlChar *xmlStrcat(xmlChar *cur, const xmlChar *add);
xmlChar *xmlStrncat(xmlChar *cur, const xmlChar *add, int len);
xmlChar *xmlStrncatNew(const xmlChar *a, const xmlChar *b, int len);
int xmlStrPrintf(xmlChar *buf, int len, const char *msg, ...);
int xmlStrVPrintf(xmlChar *buf, int len, const char *msg, va_list ap);
int xmlGetUTF8Char(const unsigned char *utf, int *len);
int xmlCheckUTF8(const unsigned char *utf);
int xmlUTF8Strsize(const xmlChar *utf, int len);
xmlChar *xmlUTF8Strndup(const xmlChar *utf, int len);
const xmlChar *xmlUTF8Strpos(const xmlChar *utf, int pos);
int xmlUTF8Strloc(const xmlChar *utf, const xmlChar *c);
xmlChar *xmlUTF8Strsub(const xmlChar *utf, int start, int len);
int xmlUTF8Strlen(const xmlChar *utf);
int xmlUTF8Size(const xmlChar *utf);
int xmlUTF8Charcmp(const xmlChar *a, const xmlChar *b);
#endif
