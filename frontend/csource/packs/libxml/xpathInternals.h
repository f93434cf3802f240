#ifndef _MAYRUN_PACK_LIBXML_XPATHINTERNALS_H
#define _MAYRUN_PACK_LIBXML_XPATHINTERNALS_H
#include <libxml/xmlversion.h>
#include <libxml/xpath.h>
#define xmlXPathSetError(ctxt, err) do { xmlXPatherror((ctxt), __FILE__, __LINE__, (err)); if (ctxt) (ctxt)->error = (err); } while (0)
#define xmlXPathSetArityError(ctxt) xmlXPathSetError((ctxt), XPATH_INVALID_ARITY)
#define xmlXPathSetTypeError(ctxt) xmlXPathSetError((ctxt), XPATH_INVALID_TYPE)
#define xmlXPathGetError(ctxt) ((ctxt)->error)
#define xmlXPathCheckError(ctxt) ((ctxt)->error != XPATH_EXPRESSION_OK)
#define xmlXPathGetDocument(ctxt) ((ctxt)->context->doc)
#define xmlXPathGetContextNode(ctxt) ((ctxt)->context->node)
#define xmlXPathReturnBoolean(ctxt, val) valuePush((ctxt), xmlXPathNewBoolean(val))
#define xmlXPathReturnTrue(ctxt) xmlXPathReturnBoolean((ctxt), 1)
#define xmlXPathReturnFalse(ctxt) xmlXPathReturnBoolean((ctxt), 0)
#define xmlXPathReturnNumber(ctxt, val) valuePush((ctxt), xmlXPathNewFloat(val))
#define xmlXPathReturnString(ctxt, str) valuePush((ctxt), xmlXPathWrapString(str))
#define xmlXPathReturnEmptyString(ctxt) valuePush((ctxt), xmlXPathNewCString(""))
#define xmlXPathReturnNodeSet(ctxt, ns) valuePush((ctxt), xmlXPathWrapNodeSet(ns))
#define xmlXPathReturnEmptyNodeSet(ctxt) valuePush((ctxt), xmlXPathNewNodeSet(NULL))
#define xmlXPathReturnExternal(ctxt, val) valuePush((ctxt), xmlXPathWrapExternal(val))
#define xmlXPathStackIsNodeSet(ctxt) ((ctxt)->value != NULL && ((ctxt)->value->type == XPATH_NODESET || (ctxt)->value->type == XPATH_XSLT_TREE))
#define xmlXPathStackIsExternal(ctxt) ((ctxt)->value != NULL && (ctxt)->value->type == XPATH_USERS)
#define xmlXPathEmptyNodeSet(ns) { while ((ns)->nodeNr > 0) (ns)->nodeTab[--(ns)->nodeNr] = NULL; }
#define CHECK_ERROR do { if (ctxt->error != XPATH_EXPRESSION_OK) return; } while (0)
#define CHECK_ERROR0 do { if (ctxt->error != XPATH_EXPRESSION_OK) return 0; } while (0)
#define XP_ERROR(X) do { xmlXPathErr(ctxt, X); return; } while (0)
#define XP_ERROR0(X) do { xmlXPathErr(ctxt, X); return 0; } while (0)
#define CHECK_TYPE(typeval) do { if (ctxt->value == NULL || ctxt->value->type != typeval) XP_ERROR(XPATH_INVALID_TYPE); } while (0)
#define CHECK_TYPE0(typeval) do { if (ctxt->value == NULL || ctxt->value->type != typeval) XP_ERROR0(XPATH_INVALID_TYPE); } while (0)
#define CHECK_ARITY(x) do { if (ctxt == NULL) return; if (nargs != (x)) XP_ERROR(XPATH_INVALID_ARITY); if (ctxt->valueNr < ctxt->valueFrame + (x)) XP_ERROR(XPATH_STACK_ERROR); } while (0)
#define CAST_TO_STRING do { if (ctxt->value != NULL && ctxt->value->type != XPATH_STRING) xmlXPathStringFunction(ctxt, 1); } while (0)
#define CAST_TO_NUMBER do { if (ctxt->value != NULL && ctxt->value->type != XPATH_NUMBER) xmlXPathNumberFunction(ctxt, 1); } while (0)
#define CAST_TO_BOOLEAN do { if (ctxt->value != NULL && ctxt->value->type != XPATH_BOOLEAN) xmlXPathBooleanFunction(ctxt, 1); } while (0)
int xmlXPathPopBoolean(xmlXPathParserContextPtr ctxt);
double xmlXPathPopNumber(xmlXPathParserContextPtr ctxt);
xmlChar *xmlXPathPopString(xmlXPathParserContextPtr ctxt);
xmlNodeSetPtr xmlXPathPopNodeSet(xmlXPathParserContextPtr ctxt);
void *xmlXPathPopExternal(xmlXPathParserContextPtr ctxt);
void xmlXPathRegisterVariableLookup(xmlXPathContextPtr ctxt, xmlXPathVariableLookupFunc f, void *data);
void xmlXPathRegisterFuncLookup(xmlXPathContextPtr ctxt, xmlXPathFuncLookupFunc f, void *funcCtxt);
void xmlXPatherror(xmlXPathParserContextPtr ctxt, const char *file, int line, int no);
void xmlXPathErr(xmlXPathParserContextPtr ctxt, int error);
int xmlXPathNodeSetContains(xmlNodeSetPtr cur, xmlNodePtr val);
int xmlXPathRegisterNs(xmlXPathContextPtr ctxt, const xmlChar *prefix, const xmlChar *ns_uri);
const xmlChar *xmlXPathNsLookup(xmlXPathContextPtr ctxt, const xmlChar *prefix);
void xmlXPathRegisteredNsCleanup(xmlXPathContextPtr ctxt);
int xmlXPathRegisterFunc(xmlXPathContextPtr ctxt, const xmlChar *name, xmlXPathFunction f);
int xmlXPathRegisterFuncNS(xmlXPathContextPtr ctxt, const xmlChar *name, const xmlChar *ns_uri, xmlXPathFunction f);
int xmlXPathRegisterVariable(xmlXPathContextPtr ctxt, const xmlChar *name, xmlXPathObjectPtr value);
int xmlXPathRegisterVariableNS(xmlXPathContextPtr ctxt, const xmlChar *name, const xmlChar *ns_uri, xmlXPathObjectPtr value);
xmlXPathFunction xmlXPathFunctionLookup(xmlXPathContextPtr ctxt, const xmlChar *name);
xmlXPathFunction xmlXPathFunctionLookupNS(xmlXPathContextPtr ctxt, const xmlChar *name, const xmlChar *ns_uri);
void xmlXPathRegisteredFuncsCleanup(xmlXPathContextPtr ctxt);
xmlXPathObjectPtr xmlXPathVariableLookup(xmlXPathContextPtr ctxt, const xmlChar *name);
void xmlXPathRegisteredVariablesCleanup(xmlXPathContextPtr ctxt);
void xmlXPathRegisterAllFunctions(xmlXPathContextPtr ctxt);
xmlXPathParserContextPtr xmlXPathNewParserContext(const xmlChar *str, xmlXPathContextPtr ctxt);
void xmlXPathFreeParserContext(xmlXPathParserContextPtr ctxt);
xmlXPathObjectPtr valuePop(xmlXPathParserContextPtr ctxt);
int valuePush(xmlXPathParserContextPtr ctxt, xmlXPathObjectPtr value);
xmlXPathObjectPtr xmlXPathNewString(const xmlChar *val);
xmlXPathObjectPtr xmlXPathNewCString(const char *val);
xmlXPathObjectPtr xmlXPathWrapString(xmlChar *val);
xmlXPathObjectPtr xmlXPathNewFloat(double val);
xmlXPathObjectPtr xmlXPathNewBoolean(int val);
xmlXPathObjectPtr xmlXPathNewNodeSet(xmlNodePtr val);
xmlXPathObjectPtr xmlXPathNewNodeSetList(xmlNodeSetPtr val);
xmlXPathObjectPtr xmlXPathWrapNodeSet(xmlNodeSetPtr val);
xmlXPathObjectPtr xmlXPathWrapExternal(void *val);
int xmlXPathNodeSetAdd(xmlNodeSetPtr cur, xmlNodePtr val);
int xmlXPathNodeSetAddUnique(xmlNodeSetPtr cur, xmlNodePtr val);
void xmlXPathNodeSetDel(xmlNodeSetPtr cur, xmlNodePtr val);
void xmlXPathNodeSetRemove(xmlNodeSetPtr cur, int val);
void xmlXPathNodeSetSort(xmlNodeSetPtr set);
xmlNodeSetPtr xmlXPathNodeSetMerge(xmlNodeSetPtr val1, xmlNodeSetPtr val2);
void xmlXPathRoot(xmlXPathParserContextPtr ctxt);
xmlChar *xmlXPathParseName(xmlXPathParserContextPtr ctxt);
xmlChar *xmlXPathParseNCName(xmlXPathParserContextPtr ctxt);
double xmlXPathStringEvalNumber(const xmlChar *str);
void xmlXPathStringFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathNumberFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathBooleanFunction(xmlXPathParserContextPtr ctxt, int nargs);
#endif
