#ifndef _MAYRUN_PACK_LIBXML_URI_H
#define _MAYRUN_PACK_LIBXML_URI_H
#include <stdio.h>
#include <libxml/tree.h>
typedef struct _xmlURI xmlURI;
typedef xmlURI *xmlURIPtr;
struct _xmlURI {
	char *scheme, *opaque, *authority, *server, *user;
	int port;
	char *path, *query, *fragment;
	int cleanup;
	char *query_raw;
};
xmlURIPtr xmlCreateURI(void);
xmlChar *xmlBuildURI(const xmlChar *URI, const xmlChar *base);
xmlChar *xmlBuildRelativeURI(const xmlChar *URI, const xmlChar *base);
xmlURIPtr xmlParseURI(const char *str);
xmlURIPtr xmlParseURIRaw(const char *str, int raw);
int xmlParseURIReference(xmlURIPtr uri, const char *str);
xmlChar *xmlSaveUri(xmlURIPtr uri);
void xmlPrintURI(FILE *stream, xmlURIPtr uri);
xmlChar *xmlURIEscapeStr(const xmlChar *str, const xmlChar *list);
char *xmlURIUnescapeString(const char *str, int len, char *target);
int xmlNormalizeURIPath(char *path);
xmlChar *xmlURIEscape(const xmlChar *str);
void xmlFreeURI(xmlURIPtr uri);
xmlChar *xmlCanonicPath(const xmlChar *path);
xmlChar *xmlPathToURI(const xmlChar *path);
#endif
