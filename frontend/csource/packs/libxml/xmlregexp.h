#ifndef _MAYRUN_PACK_LIBXML_XMLREGEXP_H
#define _MAYRUN_PACK_LIBXML_XMLREGEXP_H
#include <stdio.h>
#include <libxml/xmlversion.h>
typedef struct _xmlRegexp xmlRegexp;
typedef xmlRegexp *xmlRegexpPtr;
typedef struct _xmlRegExecCtxt xmlRegExecCtxt;
typedef xmlRegExecCtxt *xmlRegExecCtxtPtr;
#include <libxml/tree.h>
xmlRegexpPtr xmlRegexpCompile(const xmlChar *regexp);
void xmlRegFreeRegexp(xmlRegexpPtr regexp);
int xmlRegexpExec(xmlRegexpPtr comp, const xmlChar *value);
void xmlRegexpPrint(FILE *output, xmlRegexpPtr regexp);
int xmlRegexpIsDeterminist(xmlRegexpPtr comp);
#endif
