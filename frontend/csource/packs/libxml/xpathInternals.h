#ifndef _MAYRUN_PACK_LIBXML_XPATHINTERNALS_H
#define _MAYRUN_PACK_LIBXML_XPATHINTERNALS_H
#include <libxml/parser.h>
#include <libxml/xpath.h>
#define __XML_XPATH_INTERNALS_H__
#define xmlXPathSetError(ctxt,err) { xmlXPatherror((ctxt), __FILE__, __LINE__, (err)); if ((ctxt) != NULL) (ctxt)->error = (err); }
#define xmlXPathSetArityError(ctxt) xmlXPathSetError((ctxt), XPATH_INVALID_ARITY)
#define xmlXPathSetTypeError(ctxt) xmlXPathSetError((ctxt), XPATH_INVALID_TYPE)
#define xmlXPathGetError(ctxt) ((ctxt)->error)
#define xmlXPathCheckError(ctxt) ((ctxt)->error != XPATH_EXPRESSION_OK)
#define xmlXPathGetDocument(ctxt) ((ctxt)->context->doc)
#define xmlXPathGetContextNode(ctxt) ((ctxt)->context->node)
int xmlXPathPopBoolean(xmlXPathParserContextPtr ctxt);
double xmlXPathPopNumber(xmlXPathParserContextPtr ctxt);
xmlChar * xmlXPathPopString(xmlXPathParserContextPtr ctxt);
xmlNodeSetPtr xmlXPathPopNodeSet(xmlXPathParserContextPtr ctxt);
void * xmlXPathPopExternal(xmlXPathParserContextPtr ctxt);
#define xmlXPathReturnBoolean(ctxt,val) valuePush((ctxt), xmlXPathNewBoolean(val))
#define xmlXPathReturnTrue(ctxt) xmlXPathReturnBoolean((ctxt), 1)
#define xmlXPathReturnFalse(ctxt) xmlXPathReturnBoolean((ctxt), 0)
#define xmlXPathReturnNumber(ctxt,val) valuePush((ctxt), xmlXPathNewFloat(val))
#define xmlXPathReturnString(ctxt,str) valuePush((ctxt), xmlXPathWrapString(str))
#define xmlXPathReturnEmptyString(ctxt) valuePush((ctxt), xmlXPathNewCString(""))
#define xmlXPathReturnNodeSet(ctxt,ns) valuePush((ctxt), xmlXPathWrapNodeSet(ns))
#define xmlXPathReturnEmptyNodeSet(ctxt) valuePush((ctxt), xmlXPathNewNodeSet(NULL))
#define xmlXPathReturnExternal(ctxt,val) valuePush((ctxt), xmlXPathWrapExternal(val))
#define xmlXPathStackIsNodeSet(ctxt) (((ctxt)->value != NULL) && (((ctxt)->value->type == XPATH_NODESET) || ((ctxt)->value->type == XPATH_XSLT_TREE)))
#define xmlXPathStackIsExternal(ctxt) ((ctxt->value != NULL) && (ctxt->value->type == XPATH_USERS))
#define xmlXPathEmptyNodeSet(ns) { while ((ns)->nodeNr > 0) (ns)->nodeTab[--(ns)->nodeNr] = NULL; }
#define CHECK_ERROR if (ctxt->error != XPATH_EXPRESSION_OK) return
#define CHECK_ERROR0 if (ctxt->error != XPATH_EXPRESSION_OK) return(0)
#define XP_ERROR(X) { xmlXPathErr(ctxt, X); return; }
#define XP_ERROR0(X) { xmlXPathErr(ctxt, X); return(0); }
#define CHECK_TYPE(typeval) if ((ctxt->value == NULL) || (ctxt->value->type != typeval)) XP_ERROR(XPATH_INVALID_TYPE)
#define CHECK_TYPE0(typeval) if ((ctxt->value == NULL) || (ctxt->value->type != typeval)) XP_ERROR0(XPATH_INVALID_TYPE)
#define CHECK_ARITY(x) if (ctxt == NULL) return; if (nargs != (x)) XP_ERROR(XPATH_INVALID_ARITY); if (ctxt->valueNr < ctxt->valueFrame + (x)) XP_ERROR(XPATH_STACK_ERROR);
#define CAST_TO_STRING if ((ctxt->value != NULL) && (ctxt->value->type != XPATH_STRING)) xmlXPathStringFunction(ctxt, 1);
#define CAST_TO_NUMBER if ((ctxt->value != NULL) && (ctxt->value->type != XPATH_NUMBER)) xmlXPathNumberFunction(ctxt, 1);
#define CAST_TO_BOOLEAN if ((ctxt->value != NULL) && (ctxt->value->type != XPATH_BOOLEAN)) xmlXPathBooleanFunction(ctxt, 1);
void xmlXPathRegisterVariableLookup(xmlXPathContextPtr ctxt, xmlXPathVariableLookupFunc f, void *data);
void xmlXPathRegisterFuncLookup(xmlXPathContextPtr ctxt, xmlXPathFuncLookupFunc f, void *funcCtxt);
void xmlXPatherror(xmlXPathParserContextPtr ctxt, const char *file, int line, int no);
void xmlXPathErr(xmlXPathParserContextPtr ctxt, int error);
void xmlXPathDebugDumpObject(FILE *output, xmlXPathObjectPtr cur, int depth);
void xmlXPathDebugDumpCompExpr(FILE *output, xmlXPathCompExprPtr comp, int depth);
int xmlXPathNodeSetContains(xmlNodeSetPtr cur, xmlNodePtr val);
xmlNodeSetPtr xmlXPathDifference(xmlNodeSetPtr nodes1, xmlNodeSetPtr nodes2);
xmlNodeSetPtr xmlXPathIntersection(xmlNodeSetPtr nodes1, xmlNodeSetPtr nodes2);
xmlNodeSetPtr xmlXPathDistinctSorted(xmlNodeSetPtr nodes);
xmlNodeSetPtr xmlXPathDistinct(xmlNodeSetPtr nodes);
int xmlXPathHasSameNodes(xmlNodeSetPtr nodes1, xmlNodeSetPtr nodes2);
xmlNodeSetPtr xmlXPathNodeLeadingSorted(xmlNodeSetPtr nodes, xmlNodePtr node);
xmlNodeSetPtr xmlXPathLeadingSorted(xmlNodeSetPtr nodes1, xmlNodeSetPtr nodes2);
xmlNodeSetPtr xmlXPathNodeLeading(xmlNodeSetPtr nodes, xmlNodePtr node);
xmlNodeSetPtr xmlXPathLeading(xmlNodeSetPtr nodes1, xmlNodeSetPtr nodes2);
xmlNodeSetPtr xmlXPathNodeTrailingSorted(xmlNodeSetPtr nodes, xmlNodePtr node);
xmlNodeSetPtr xmlXPathTrailingSorted(xmlNodeSetPtr nodes1, xmlNodeSetPtr nodes2);
xmlNodeSetPtr xmlXPathNodeTrailing(xmlNodeSetPtr nodes, xmlNodePtr node);
xmlNodeSetPtr xmlXPathTrailing(xmlNodeSetPtr nodes1, xmlNodeSetPtr nodes2);
int xmlXPathRegisterNs(xmlXPathContextPtr ctxt, const xmlChar *prefix, const xmlChar *ns_uri);
const xmlChar * xmlXPathNsLookup(xmlXPathContextPtr ctxt, const xmlChar *prefix);
void xmlXPathRegisteredNsCleanup(xmlXPathContextPtr ctxt);
int xmlXPathRegisterFunc(xmlXPathContextPtr ctxt, const xmlChar *name, xmlXPathFunction f);
int xmlXPathRegisterFuncNS(xmlXPathContextPtr ctxt, const xmlChar *name, const xmlChar *ns_uri, xmlXPathFunction f);
int xmlXPathRegisterVariable(xmlXPathContextPtr ctxt, const xmlChar *name, xmlXPathObjectPtr value);
int xmlXPathRegisterVariableNS(xmlXPathContextPtr ctxt, const xmlChar *name, const xmlChar *ns_uri, xmlXPathObjectPtr value);
xmlXPathFunction xmlXPathFunctionLookup(xmlXPathContextPtr ctxt, const xmlChar *name);
xmlXPathFunction xmlXPathFunctionLookupNS(xmlXPathContextPtr ctxt, const xmlChar *name, const xmlChar *ns_uri);
void xmlXPathRegisteredFuncsCleanup(xmlXPathContextPtr ctxt);
xmlXPathObjectPtr xmlXPathVariableLookup(xmlXPathContextPtr ctxt, const xmlChar *name);
xmlXPathObjectPtr xmlXPathVariableLookupNS(xmlXPathContextPtr ctxt, const xmlChar *name, const xmlChar *ns_uri);
void xmlXPathRegisteredVariablesCleanup(xmlXPathContextPtr ctxt);
xmlXPathParserContextPtr xmlXPathNewParserContext(const xmlChar *str, xmlXPathContextPtr ctxt);
void xmlXPathFreeParserContext(xmlXPathParserContextPtr ctxt);
xmlXPathObjectPtr valuePop(xmlXPathParserContextPtr ctxt);
int valuePush(xmlXPathParserContextPtr ctxt, xmlXPathObjectPtr value);
xmlXPathObjectPtr xmlXPathNewString(const xmlChar *val);
xmlXPathObjectPtr xmlXPathNewCString(const char *val);
xmlXPathObjectPtr xmlXPathWrapString(xmlChar *val);
xmlXPathObjectPtr xmlXPathWrapCString(char * val);
xmlXPathObjectPtr xmlXPathNewFloat(double val);
xmlXPathObjectPtr xmlXPathNewBoolean(int val);
xmlXPathObjectPtr xmlXPathNewNodeSet(xmlNodePtr val);
xmlXPathObjectPtr xmlXPathNewValueTree(xmlNodePtr val);
int xmlXPathNodeSetAdd(xmlNodeSetPtr cur, xmlNodePtr val);
int xmlXPathNodeSetAddUnique(xmlNodeSetPtr cur, xmlNodePtr val);
int xmlXPathNodeSetAddNs(xmlNodeSetPtr cur, xmlNodePtr node, xmlNsPtr ns);
void xmlXPathNodeSetSort(xmlNodeSetPtr set);
void xmlXPathRoot(xmlXPathParserContextPtr ctxt);
void xmlXPathEvalExpr(xmlXPathParserContextPtr ctxt);
xmlChar * xmlXPathParseName(xmlXPathParserContextPtr ctxt);
xmlChar * xmlXPathParseNCName(xmlXPathParserContextPtr ctxt);
double xmlXPathStringEvalNumber(const xmlChar *str);
int xmlXPathEvaluatePredicateResult(xmlXPathParserContextPtr ctxt, xmlXPathObjectPtr res);
void xmlXPathRegisterAllFunctions(xmlXPathContextPtr ctxt);
xmlNodeSetPtr xmlXPathNodeSetMerge(xmlNodeSetPtr val1, xmlNodeSetPtr val2);
void xmlXPathNodeSetDel(xmlNodeSetPtr cur, xmlNodePtr val);
void xmlXPathNodeSetRemove(xmlNodeSetPtr cur, int val);
xmlXPathObjectPtr xmlXPathNewNodeSetList(xmlNodeSetPtr val);
xmlXPathObjectPtr xmlXPathWrapNodeSet(xmlNodeSetPtr val);
xmlXPathObjectPtr xmlXPathWrapExternal(void *val);
int xmlXPathEqualValues(xmlXPathParserContextPtr ctxt);
int xmlXPathNotEqualValues(xmlXPathParserContextPtr ctxt);
int xmlXPathCompareValues(xmlXPathParserContextPtr ctxt, int inf, int strict);
void xmlXPathValueFlipSign(xmlXPathParserContextPtr ctxt);
void xmlXPathAddValues(xmlXPathParserContextPtr ctxt);
void xmlXPathSubValues(xmlXPathParserContextPtr ctxt);
void xmlXPathMultValues(xmlXPathParserContextPtr ctxt);
void xmlXPathDivValues(xmlXPathParserContextPtr ctxt);
void xmlXPathModValues(xmlXPathParserContextPtr ctxt);
int xmlXPathIsNodeType(const xmlChar *name);
xmlNodePtr xmlXPathNextSelf(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextChild(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextDescendant(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextDescendantOrSelf(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextParent(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextAncestorOrSelf(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextFollowingSibling(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextFollowing(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextNamespace(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextAttribute(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextPreceding(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextAncestor(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
xmlNodePtr xmlXPathNextPrecedingSibling(xmlXPathParserContextPtr ctxt, xmlNodePtr cur);
void xmlXPathLastFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathPositionFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathCountFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathIdFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathLocalNameFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathNamespaceURIFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathStringFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathStringLengthFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathConcatFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathContainsFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathStartsWithFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathSubstringFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathSubstringBeforeFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathSubstringAfterFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathNormalizeFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathTranslateFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathNotFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathTrueFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathFalseFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathLangFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathNumberFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathSumFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathFloorFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathCeilingFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathRoundFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathBooleanFunction(xmlXPathParserContextPtr ctxt, int nargs);
void xmlXPathNodeSetFreeNs(xmlNsPtr ns);
#endif
