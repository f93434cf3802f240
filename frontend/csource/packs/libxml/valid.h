#ifndef _MAYRUN_PACK_LIBXML_VALID_H
#define _MAYRUN_PACK_LIBXML_VALID_H
#include <libxml/xmlversion.h>
#include <libxml/xmlerror.h>
#include <libxml/tree.h>
#include <libxml/list.h>
typedef struct _xmlAutomata xmlAutomata;
typedef xmlAutomata *xmlAutomataPtr;
typedef struct _xmlAutomataState xmlAutomataState;
typedef xmlAutomataState *xmlAutomataStatePtr;
typedef struct _xmlValidState xmlValidState;
typedef xmlValidState *xmlValidStatePtr;
typedef void (*xmlValidityErrorFunc)(void *ctx, const char *msg, ...) __attribute__((format(printf, 2, 3)));
typedef void (*xmlValidityWarningFunc)(void *ctx, const char *msg, ...) __attribute__((format(printf, 2, 3)));
#define XML_CTXT_FINISH_DTD_0 0xabcd1234
#define XML_CTXT_FINISH_DTD_1 0xabcd1235
typedef struct _xmlValidCtxt xmlValidCtxt;
typedef xmlValidCtxt *xmlValidCtxtPtr;
struct _xmlValidCtxt {
	void *userData;
	xmlValidityErrorFunc error;
	xmlValidityWarningFunc warning;
	xmlNodePtr node;
	int nodeNr, nodeMax;
	xmlNodePtr *nodeTab;
	unsigned int finishDtd;
	xmlDocPtr doc;
	int valid;
	xmlValidState *vstate;
	int vstateNr, vstateMax;
	xmlValidState *vstateTab;
	xmlAutomataPtr am;
	xmlAutomataStatePtr state;
};
typedef struct _xmlHashTable xmlNotationTable, xmlElementTable, xmlAttributeTable, xmlIDTable, xmlRefTable;
typedef xmlNotationTable *xmlNotationTablePtr;
typedef xmlElementTable *xmlElementTablePtr;
typedef xmlAttributeTable *xmlAttributeTablePtr;
typedef xmlIDTable *xmlIDTablePtr;
typedef xmlRefTable *xmlRefTablePtr;
xmlIDPtr xmlAddID(xmlValidCtxtPtr ctxt, xmlDocPtr doc, const xmlChar *value, xmlAttrPtr attr);
xmlAttrPtr xmlGetID(xmlDocPtr doc, const xmlChar *ID);
int xmlIsID(xmlDocPtr doc, xmlNodePtr elem, xmlAttrPtr attr);
int xmlRemoveID(xmlDocPtr doc, xmlAttrPtr attr);
xmlValidCtxtPtr xmlNewValidCtxt(void);
void xmlFreeValidCtxt(xmlValidCtxtPtr ctxt);
int xmlValidateRoot(xmlValidCtxtPtr ctxt, xmlDocPtr doc);
int xmlValidateDtd(xmlValidCtxtPtr ctxt, xmlDocPtr doc, xmlDtdPtr dtd);
int xmlValidateDtdFinal(xmlValidCtxtPtr ctxt, xmlDocPtr doc);
int xmlValidateDocument(xmlValidCtxtPtr ctxt, xmlDocPtr doc);
int xmlValidateElement(xmlValidCtxtPtr ctxt, xmlDocPtr doc, xmlNodePtr elem);
int xmlValidateOneElement(xmlValidCtxtPtr ctxt, xmlDocPtr doc, xmlNodePtr elem);
xmlAttributePtr xmlGetDtdAttrDesc(xmlDtdPtr dtd, const xmlChar *elem, const xmlChar *name);
xmlElementPtr xmlGetDtdElementDesc(xmlDtdPtr dtd, const xmlChar *name);
xmlNotationPtr xmlGetDtdNotationDesc(xmlDtdPtr dtd, const xmlChar *name);
int xmlIsMixedElement(xmlDocPtr doc, const xmlChar *name);
#endif
