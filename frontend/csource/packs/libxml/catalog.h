#ifndef _MAYRUN_PACK_LIBXML_CATALOG_H
#define _MAYRUN_PACK_LIBXML_CATALOG_H
#include <libxml/parser.h>
#define __XML_CATALOG_H__
#define XML_CATALOGS_NAMESPACE (const xmlChar *) "urn:oasis:names:tc:entity:xmlns:xml:catalog"
#define XML_CATALOG_PI (const xmlChar *) "oasis-xml-catalog"
typedef enum { XML_CATA_PREFER_NONE = 0, XML_CATA_PREFER_PUBLIC = 1, XML_CATA_PREFER_SYSTEM } xmlCatalogPrefer;
typedef enum { XML_CATA_ALLOW_NONE = 0, XML_CATA_ALLOW_GLOBAL = 1, XML_CATA_ALLOW_DOCUMENT = 2, XML_CATA_ALLOW_ALL = 3 } xmlCatalogAllow;
typedef struct _xmlCatalog xmlCatalog;
typedef xmlCatalog *xmlCatalogPtr;
xmlCatalogPtr xmlNewCatalog(int sgml);
xmlCatalogPtr xmlLoadACatalog(const char *filename);
xmlCatalogPtr xmlLoadSGMLSuperCatalog(const char *filename);
int xmlConvertSGMLCatalog(xmlCatalogPtr catal);
int xmlACatalogAdd(xmlCatalogPtr catal, const xmlChar *type, const xmlChar *orig, const xmlChar *replace);
int xmlACatalogRemove(xmlCatalogPtr catal, const xmlChar *value);
xmlChar * xmlACatalogResolve(xmlCatalogPtr catal, const xmlChar *pubID, const xmlChar *sysID);
xmlChar * xmlACatalogResolveSystem(xmlCatalogPtr catal, const xmlChar *sysID);
xmlChar * xmlACatalogResolvePublic(xmlCatalogPtr catal, const xmlChar *pubID);
xmlChar * xmlACatalogResolveURI(xmlCatalogPtr catal, const xmlChar *URI);
void xmlACatalogDump(xmlCatalogPtr catal, FILE *out);
void xmlFreeCatalog(xmlCatalogPtr catal);
int xmlCatalogIsEmpty(xmlCatalogPtr catal);
void xmlInitializeCatalog(void);
int xmlLoadCatalog(const char *filename);
void xmlLoadCatalogs(const char *paths);
void xmlCatalogCleanup(void);
void xmlCatalogDump(FILE *out);
xmlChar * xmlCatalogResolve(const xmlChar *pubID, const xmlChar *sysID);
xmlChar * xmlCatalogResolveSystem(const xmlChar *sysID);
xmlChar * xmlCatalogResolvePublic(const xmlChar *pubID);
xmlChar * xmlCatalogResolveURI(const xmlChar *URI);
int xmlCatalogAdd(const xmlChar *type, const xmlChar *orig, const xmlChar *replace);
int xmlCatalogRemove(const xmlChar *value);
xmlDocPtr xmlParseCatalogFile(const char *filename);
int xmlCatalogConvert(void);
void xmlCatalogFreeLocal(void *catalogs);
void * xmlCatalogAddLocal(void *catalogs, const xmlChar *URL);
xmlChar * xmlCatalogLocalResolve(void *catalogs, const xmlChar *pubID, const xmlChar *sysID);
xmlChar * xmlCatalogLocalResolveURI(void *catalogs, const xmlChar *URI);
int xmlCatalogSetDebug(int level);
xmlCatalogPrefer xmlCatalogSetDefaultPrefer(xmlCatalogPrefer prefer);
void xmlCatalogSetDefaults(xmlCatalogAllow allow);
xmlCatalogAllow xmlCatalogGetDefaults(void);
const xmlChar * xmlCatalogGetSystem(const xmlChar *sysID);
const xmlChar * xmlCatalogGetPublic(const xmlChar *pubID);
#endif
