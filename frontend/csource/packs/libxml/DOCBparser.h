#ifndef _MAYRUN_PACK_LIBXML_DOCBPARSER_H
#define _MAYRUN_PACK_LIBXML_DOCBPARSER_H
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#define __DOCB_PARSER_H__
typedef xmlParserCtxt docbParserCtxt;
typedef xmlParserCtxtPtr docbParserCtxtPtr;
typedef xmlSAXHandler docbSAXHandler;
typedef xmlSAXHandlerPtr docbSAXHandlerPtr;
typedef xmlParserInput docbParserInput;
typedef xmlParserInputPtr docbParserInputPtr;
typedef xmlDocPtr docbDocPtr;
int docbEncodeEntities(unsigned char *out, int *outlen, const unsigned char *in, int *inlen, int quoteChar);
docbDocPtr docbSAXParseDoc(xmlChar *cur, const char *encoding, docbSAXHandlerPtr sax, void *userData);
docbDocPtr docbParseDoc(xmlChar *cur, const char *encoding);
docbDocPtr docbSAXParseFile(const char *filename, const char *encoding, docbSAXHandlerPtr sax, void *userData);
docbDocPtr docbParseFile(const char *filename, const char *encoding);
void docbFreeParserCtxt(docbParserCtxtPtr ctxt);
docbParserCtxtPtr docbCreatePushParserCtxt(docbSAXHandlerPtr sax, void *user_data, const char *chunk, int size, const char *filename, xmlCharEncoding enc);
int docbParseChunk(docbParserCtxtPtr ctxt, const char *chunk, int size, int terminate);
docbParserCtxtPtr docbCreateFileParserCtxt(const char *filename, const char *encoding);
int docbParseDocument(docbParserCtxtPtr ctxt);
#endif
