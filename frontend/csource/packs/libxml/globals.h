#ifndef _MAYRUN_PACK_LIBXML_GLOBALS_H
#define _MAYRUN_PACK_LIBXML_GLOBALS_H
#include <libxml/xmlversion.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/SAX2.h>
#include <libxml/xmlmemory.h>
typedef struct _xmlGlobalState xmlGlobalState;
typedef xmlGlobalState *xmlGlobalStatePtr;
typedef xmlParserInputBufferPtr (*xmlParserInputBufferCreateFilenameFunc)(const char *URI, xmlCharEncoding enc);
typedef xmlOutputBufferPtr (*xmlOutputBufferCreateFilenameFunc)(const char *URI, xmlCharEncodingHandlerPtr encoder, int compression);
typedef void (*xmlRegisterNodeFunc)(xmlNodePtr node);
typedef void (*xmlDeregisterNodeFunc)(xmlNodePtr node);
void xmlInitGlobals(void);
void xmlCleanupGlobals(void);
xmlParserInputBufferCreateFilenameFunc xmlParserInputBufferCreateFilenameDefault(xmlParserInputBufferCreateFilenameFunc func);
xmlOutputBufferCreateFilenameFunc xmlOutputBufferCreateFilenameDefault(xmlOutputBufferCreateFilenameFunc func);
void xmlInitializeGlobalState(xmlGlobalStatePtr gs);
xmlRegisterNodeFunc xmlRegisterNodeDefault(xmlRegisterNodeFunc func);
xmlDeregisterNodeFunc xmlDeregisterNodeDefault(xmlDeregisterNodeFunc func);
xmlError *__xmlLastError(void);
#define xmlLastError (*(__xmlLastError()))
int *__oldXMLWDcompatibility(void);
#define oldXMLWDcompatibility (*(__oldXMLWDcompatibility()))
xmlBufferAllocationScheme *__xmlBufferAllocScheme(void);
#define xmlBufferAllocScheme (*(__xmlBufferAllocScheme()))
int *__xmlDefaultBufferSize(void);
#define xmlDefaultBufferSize (*(__xmlDefaultBufferSize()))
int *__xmlDoValidityCheckingDefaultValue(void);
#define xmlDoValidityCheckingDefaultValue (*(__xmlDoValidityCheckingDefaultValue()))
xmlGenericErrorFunc *__xmlGenericError(void);
#define xmlGenericError (*(__xmlGenericError()))
xmlStructuredErrorFunc *__xmlStructuredError(void);
#define xmlStructuredError (*(__xmlStructuredError()))
void **__xmlGenericErrorContext(void);
#define xmlGenericErrorContext (*(__xmlGenericErrorContext()))
void **__xmlStructuredErrorContext(void);
#define xmlStructuredErrorContext (*(__xmlStructuredErrorContext()))
int *__xmlGetWarningsDefaultValue(void);
#define xmlGetWarningsDefaultValue (*(__xmlGetWarningsDefaultValue()))
int *__xmlIndentTreeOutput(void);
#define xmlIndentTreeOutput (*(__xmlIndentTreeOutput()))
const char **__xmlTreeIndentString(void);
#define xmlTreeIndentString (*(__xmlTreeIndentString()))
int *__xmlKeepBlanksDefaultValue(void);
#define xmlKeepBlanksDefaultValue (*(__xmlKeepBlanksDefaultValue()))
int *__xmlLineNumbersDefaultValue(void);
#define xmlLineNumbersDefaultValue (*(__xmlLineNumbersDefaultValue()))
int *__xmlLoadExtDtdDefaultValue(void);
#define xmlLoadExtDtdDefaultValue (*(__xmlLoadExtDtdDefaultValue()))
int *__xmlParserDebugEntities(void);
#define xmlParserDebugEntities (*(__xmlParserDebugEntities()))
const char **__xmlParserVersion(void);
#define xmlParserVersion (*(__xmlParserVersion()))
int *__xmlPedanticParserDefaultValue(void);
#define xmlPedanticParserDefaultValue (*(__xmlPedanticParserDefaultValue()))
int *__xmlSaveNoEmptyTags(void);
#define xmlSaveNoEmptyTags (*(__xmlSaveNoEmptyTags()))
int *__xmlSubstituteEntitiesDefaultValue(void);
#define xmlSubstituteEntitiesDefaultValue (*(__xmlSubstituteEntitiesDefaultValue()))
xmlRegisterNodeFunc *__xmlRegisterNodeDefaultValue(void);
#define xmlRegisterNodeDefaultValue (*(__xmlRegisterNodeDefaultValue()))
xmlDeregisterNodeFunc *__xmlDeregisterNodeDefaultValue(void);
#define xmlDeregisterNodeDefaultValue (*(__xmlDeregisterNodeDefaultValue()))
xmlParserInputBufferCreateFilenameFunc *__xmlParserInputBufferCreateFilenameValue(void);
#define xmlParserInputBufferCreateFilenameValue (*(__xmlParserInputBufferCreateFilenameValue()))
xmlOutputBufferCreateFilenameFunc *__xmlOutputBufferCreateFilenameValue(void);
#define xmlOutputBufferCreateFilenameValue (*(__xmlOutputBufferCreateFilenameValue()))
xmlSAXLocator *__xmlDefaultSAXLocator(void);
#define xmlDefaultSAXLocator (*(__xmlDefaultSAXLocator()))
struct _xmlSAXHandlerV1 *__xmlDefaultSAXHandler(void);
#define xmlDefaultSAXHandler (*(__xmlDefaultSAXHandler()))
struct _xmlSAXHandlerV1 *__htmlDefaultSAXHandler(void);
#define htmlDefaultSAXHandler (*(__htmlDefaultSAXHandler()))
struct _xmlSAXHandlerV1 *__docbDefaultSAXHandler(void);
#define docbDefaultSAXHandler (*(__docbDefaultSAXHandler()))
#endif
