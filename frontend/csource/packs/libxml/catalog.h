#ifndef _MAYRUN_PACK_LIBXML_CATALOG_H
#define _MAYRUN_PACK_LIBXML_CATALOG_H
#include <stdio.h>
#include <libxml/xmlversion.h>
#include <libxml/xmlstring.h>
#include <libxml/tree.h>
#define XML_CATALOGS_NAMESPACE (const xmlChar *)"urn:oasis:names:tc:entity:xmlns:xml:catalog"
#define XML_CATALOG_PI (const xmlChar *)"oasis-xml-catalog"
typedef enum { XML_CATA_PREFER_NONE, XML_CATA_PREFER_PUBLIC, XML_CATA_PREFER_SYSTEM } xmlCatalogPrefer;
typedef enum { XML_CATA_ALLOW_NONE, XML_CATA_ALLOW_GLOBAL, XML_CATA_ALLOW_DOCUMENT, XML_CATA_ALLOW_ALL } xmlCatalogAllow;
typedef struct _xmlCatalog xmlCatalog;
typedef xmlCatalog *xmlCatalogPtr;
void xmlInitializeCatalog(void);
int xmlLoadCatalog(const char *filename);
void xmlLoadCatalogs(const char *paths);
void xmlCatalogCleanup(void);
void xmlCatalogDump(FILE *out);
xmlChar *xmlCatalogResolve(const xmlChar *pubID, const xmlChar *sysID);
xmlChar *xmlCatalogResolveSystem(const xmlChar *sysID);
xmlChar *xmlCatalogResolvePublic(const xmlChar *pubID);
xmlChar *xmlCatalogResolveURI(const xmlChar *URI);
int xmlCatalogAdd(const xmlChar *type, const xmlChar *orig, const xmlChar *replace);
int xmlCatalogRemove(const xmlChar *value);
int xmlCatalogSetDebug(int level);
xmlCatalogPrefer xmlCatalogSetDefaultPrefer(xmlCatalogPrefer prefer);
void xmlCatalogSetDefaults(xmlCatalogAllow allow);
xmlCatalogAllow xmlCatalogGetDefaults(void);
#endif
