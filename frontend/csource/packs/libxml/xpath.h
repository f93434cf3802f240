#ifndef _MAYRUN_PACK_LIBXML_XPATH_H
#define _MAYRUN_PACK_LIBXML_XPATH_H
#include <libxml/xmlversion.h>
#include <libxml/xmlerror.h>
#include <libxml/tree.h>
#include <libxml/hash.h>
typedef struct _xmlXPathContext xmlXPathContext;
typedef xmlXPathContext *xmlXPathContextPtr;
typedef struct _xmlXPathParserContext xmlXPathParserContext;
typedef xmlXPathParserContext *xmlXPathParserContextPtr;
typedef enum {
	XPATH_EXPRESSION_OK, XPATH_NUMBER_ERROR, XPATH_UNFINISHED_LITERAL_ERROR, XPATH_START_LITERAL_ERROR, XPATH_VARIABLE_REF_ERROR,
	XPATH_UNDEF_VARIABLE_ERROR, XPATH_INVALID_PREDICATE_ERROR, XPATH_EXPR_ERROR, XPATH_UNCLOSED_ERROR, XPATH_UNKNOWN_FUNC_ERROR,
	XPATH_INVALID_OPERAND, XPATH_INVALID_TYPE, XPATH_INVALID_ARITY, XPATH_INVALID_CTXT_SIZE, XPATH_INVALID_CTXT_POSITION,
	XPATH_MEMORY_ERROR, XPTR_SYNTAX_ERROR, XPTR_RESOURCE_ERROR, XPTR_SUB_RESOURCE_ERROR, XPATH_UNDEF_PREFIX_ERROR,
	XPATH_ENCODING_ERROR, XPATH_INVALID_CHAR_ERROR, XPATH_INVALID_CTXT, XPATH_STACK_ERROR, XPATH_FORBID_VARIABLE_ERROR,
	XPATH_OP_LIMIT_EXCEEDED, XPATH_RECURSION_LIMIT_EXCEEDED
} xmlXPathError;
typedef struct _xmlNodeSet xmlNodeSet;
typedef xmlNodeSet *xmlNodeSetPtr;
struct _xmlNodeSet { int nodeNr, nodeMax; xmlNodePtr *nodeTab; };
typedef enum {
	XPATH_UNDEFINED, XPATH_NODESET, XPATH_BOOLEAN, XPATH_NUMBER, XPATH_STRING, XPATH_POINT, XPATH_RANGE, XPATH_LOCATIONSET,
	XPATH_USERS, XPATH_XSLT_TREE
} xmlXPathObjectType;
typedef struct _xmlXPathObject xmlXPathObject;
typedef xmlXPathObject *xmlXPathObjectPtr;
struct _xmlXPathObject {
	xmlXPathObjectType type;
	xmlNodeSetPtr nodesetval;
	int boolval;
	double floatval;
	xmlChar *stringval;
	void *user;
	int index;
	void *user2;
	int index2;
};
typedef int (*xmlXPathConvertFunc)(xmlXPathObjectPtr obj, int type);
typedef struct _xmlXPathType xmlXPathType;
typedef xmlXPathType *xmlXPathTypePtr;
struct _xmlXPathType { const xmlChar *name; xmlXPathConvertFunc func; };
typedef struct _xmlXPathVariable xmlXPathVariable;
typedef xmlXPathVariable *xmlXPathVariablePtr;
struct _xmlXPathVariable { const xmlChar *name; xmlXPathObjectPtr value; };
typedef void (*xmlXPathEvalFunc)(xmlXPathParserContextPtr ctxt, int nargs);
typedef struct _xmlXPathFunct xmlXPathFunct;
typedef xmlXPathFunct *xmlXPathFuncPtr;
struct _xmlXPathFunct { const xmlChar *name; xmlXPathEvalFunc func; };
typedef xmlXPathObjectPtr (*xmlXPathAxisFunc)(xmlXPathParserContextPtr ctxt, xmlXPathObjectPtr cur);
typedef struct _xmlXPathAxis xmlXPathAxis;
typedef xmlXPathAxis *xmlXPathAxisPtr;
struct _xmlXPathAxis { const xmlChar *name; xmlXPathAxisFunc func; };
typedef void (*xmlXPathFunction)(xmlXPathParserContextPtr ctxt, int nargs);
typedef xmlXPathObjectPtr (*xmlXPathVariableLookupFunc)(void *ctxt, const xmlChar *name, const xmlChar *ns_uri);
typedef xmlXPathFunction (*xmlXPathFuncLookupFunc)(void *ctxt, const xmlChar *name, const xmlChar *ns_uri);
#define XML_XPATH_CHECKNS (1 << 0)
#define XML_XPATH_NOVAR (1 << 1)
struct _xmlXPathContext {
	xmlDocPtr doc;
	xmlNodePtr node;
	int nb_variables_unused, max_variables_unused;
	xmlHashTablePtr varHash;
	int nb_types, max_types;
	xmlXPathTypePtr types;
	int nb_funcs_unused, max_funcs_unused;
	xmlHashTablePtr funcHash;
	int nb_axis, max_axis;
	xmlXPathAxisPtr axis;
	xmlNsPtr *namespaces;
	int nsNr;
	void *user;
	int contextSize, proximityPosition, xptr;
	xmlNodePtr here, origin;
	xmlHashTablePtr nsHash;
	xmlXPathVariableLookupFunc varLookupFunc;
	void *varLookupData, *extra;
	const xmlChar *function, *functionURI;
	xmlXPathFuncLookupFunc funcLookupFunc;
	void *funcLookupData;
	xmlNsPtr *tmpNsList;
	int tmpNsNr;
	void *userData;
	xmlStructuredErrorFunc error;
	xmlError lastError;
	xmlNodePtr debugNode;
	xmlDictPtr dict;
	int flags;
	void *cache;
	unsigned long opLimit, opCount;
	int depth;
};
typedef struct _xmlXPathCompExpr xmlXPathCompExpr;
typedef xmlXPathCompExpr *xmlXPathCompExprPtr;
struct _xmlXPathParserContext {
	const xmlChar *cur, *base;
	int error;
	xmlXPathContextPtr context;
	xmlXPathObjectPtr value;
	int valueNr, valueMax;
	xmlXPathObjectPtr *valueTab;
	xmlXPathCompExprPtr comp;
	int xptr;
	xmlNodePtr ancestor;
	int valueFrame;
};
extern double xmlXPathNAN, xmlXPathPINF, xmlXPathNINF;
#define xmlXPathNodeSetGetLength(ns) ((ns) ? (ns)->nodeNr : 0)
#define xmlXPathNodeSetItem(ns, i) ((ns) != NULL && (i) >= 0 && (i) < (ns)->nodeNr ? (ns)->nodeTab[(i)] : NULL)
#define xmlXPathNodeSetIsEmpty(ns) ((ns) == NULL || (ns)->nodeNr == 0 || (ns)->nodeTab == NULL)
void xmlXPathFreeObject(xmlXPathObjectPtr obj);
xmlNodeSetPtr xmlXPathNodeSetCreate(xmlNodePtr val);
void xmlXPathFreeNodeSetList(xmlXPathObjectPtr obj);
void xmlXPathFreeNodeSet(xmlNodeSetPtr obj);
xmlXPathObjectPtr xmlXPathObjectCopy(xmlXPathObjectPtr val);
int xmlXPathCmpNodes(xmlNodePtr node1, xmlNodePtr node2);
int xmlXPathCastNumberToBoolean(double val);
int xmlXPathCastStringToBoolean(const xmlChar *val);
int xmlXPathCastNodeSetToBoolean(xmlNodeSetPtr ns);
int xmlXPathCastToBoolean(xmlXPathObjectPtr val);
double xmlXPathCastBooleanToNumber(int val);
double xmlXPathCastStringToNumber(const xmlChar *val);
double xmlXPathCastNodeToNumber(xmlNodePtr node);
double xmlXPathCastNodeSetToNumber(xmlNodeSetPtr ns);
double xmlXPathCastToNumber(xmlXPathObjectPtr val);
xmlChar *xmlXPathCastBooleanToString(int val);
xmlChar *xmlXPathCastNumberToString(double val);
xmlChar *xmlXPathCastNodeToString(xmlNodePtr node);
xmlChar *xmlXPathCastNodeSetToString(xmlNodeSetPtr ns);
xmlChar *xmlXPathCastToString(xmlXPathObjectPtr val);
xmlXPathObjectPtr xmlXPathConvertBoolean(xmlXPathObjectPtr val);
xmlXPathObjectPtr xmlXPathConvertNumber(xmlXPathObjectPtr val);
xmlXPathObjectPtr xmlXPathConvertString(xmlXPathObjectPtr val);
xmlXPathContextPtr xmlXPathNewContext(xmlDocPtr doc);
void xmlXPathFreeContext(xmlXPathContextPtr ctxt);
int xmlXPathContextSetCache(xmlXPathContextPtr ctxt, int active, int value, int options);
long xmlXPathOrderDocElems(xmlDocPtr doc);
int xmlXPathSetContextNode(xmlNodePtr node, xmlXPathContextPtr ctx);
xmlXPathObjectPtr xmlXPathNodeEval(xmlNodePtr node, const xmlChar *str, xmlXPathContextPtr ctx);
xmlXPathObjectPtr xmlXPathEval(const xmlChar *str, xmlXPathContextPtr ctx);
xmlXPathObjectPtr xmlXPathEvalExpression(const xmlChar *str, xmlXPathContextPtr ctxt);
int xmlXPathEvalPredicate(xmlXPathContextPtr ctxt, xmlXPathObjectPtr res);
xmlXPathCompExprPtr xmlXPathCompile(const xmlChar *str);
xmlXPathCompExprPtr xmlXPathCtxtCompile(xmlXPathContextPtr ctxt, const xmlChar *str);
xmlXPathObjectPtr xmlXPathCompiledEval(xmlXPathCompExprPtr comp, xmlXPathContextPtr ctx);
int xmlXPathCompiledEvalToBoolean(xmlXPathCompExprPtr comp, xmlXPathContextPtr ctxt);
void xmlXPathFreeCompExpr(xmlXPathCompExprPtr comp);
void xmlXPathInit(void);
int xmlXPathIsNaN(double val);
int xmlXPathIsInf(double val);
#endif
