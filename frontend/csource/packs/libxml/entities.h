#ifndef _MAYRUN_PACK_LIBXML_ENTITIES_H
#define _MAYRUN_PACK_LIBXML_ENTITIES_H
#include <libxml/tree.h>
typedef enum {
	XML_INTERNAL_GENERAL_ENTITY = 1, XML_EXTERNAL_GENERAL_PARSED_ENTITY, XML_EXTERNAL_GENERAL_UNPARSED_ENTITY,
	XML_INTERNAL_PARAMETER_ENTITY, XML_EXTERNAL_PARAMETER_ENTITY, XML_INTERNAL_PREDEFINED_ENTITY
} xmlEntityType;
struct _xmlEntity {
	void *_private;
	xmlElementType type;
	const xmlChar *name;
	struct _xmlNode *children, *last;
	struct _xmlDtd *parent;
	struct _xmlNode *next, *prev;
	struct _xmlDoc *doc;
	xmlChar *orig, *content;
	int length;
	xmlEntityType etype;
	const xmlChar *ExternalID, *SystemID;
	struct _xmlEntity *nexte;
	const xmlChar *URI;
	int owner, checked;
};
typedef struct _xmlHashTable xmlEntitiesTable;
typedef xmlEntitiesTable *xmlEntitiesTablePtr;
xmlEntityPtr xmlNewEntity(xmlDocPtr doc, const xmlChar *name, int type, const xmlChar *ExternalID, const xmlChar *SystemID, const xmlChar *content);
xmlEntityPtr xmlAddDocEntity(xmlDocPtr doc, const xmlChar *name, int type, const xmlChar *ExternalID, const xmlChar *SystemID, const xmlChar *content);
xmlEntityPtr xmlAddDtdEntity(xmlDocPtr doc, const xmlChar *name, int type, const xmlChar *ExternalID, const xmlChar *SystemID, const xmlChar *content);
xmlEntityPtr xmlGetPredefinedEntity(const xmlChar *name);
xmlEntityPtr xmlGetDocEntity(const xmlDoc *doc, const xmlChar *name);
xmlEntityPtr xmlGetDtdEntity(xmlDocPtr doc, const xmlChar *name);
xmlEntityPtr xmlGetParameterEntity(xmlDocPtr doc, const xmlChar *name);
xmlChar *xmlEncodeEntitiesReentrant(xmlDocPtr doc, const xmlChar *input);
xmlChar *xmlEncodeSpecialChars(const xmlDoc *doc, const xmlChar *input);
xmlEntitiesTablePtr xmlCreateEntitiesTable(void);
xmlEntitiesTablePtr xmlCopyEntitiesTable(xmlEntitiesTablePtr table);
void xmlFreeEntitiesTable(xmlEntitiesTablePtr table);
#endif
