#ifndef _MAYRUN_PACK_LIBXML_PARSERINTERNALS_H
#define _MAYRUN_PACK_LIBXML_PARSERINTERNALS_H
#include <libxml/parser.h>
#include <libxml/HTMLparser.h>
#include <libxml/chvalid.h>
#define __XML_PARSER_INTERNALS_H__
extern unsigned int xmlParserMaxDepth;
#define XML_MAX_TEXT_LENGTH 10000000
#define XML_MAX_NAME_LENGTH 50000
#define XML_MAX_DICTIONARY_LIMIT 10000000
#define XML_MAX_LOOKUP_LIMIT 10000000
#define XML_MAX_NAMELEN 100
#define INPUT_CHUNK 250
#define IS_BYTE_CHAR(c) xmlIsChar_ch(c)
#define IS_CHAR(c) xmlIsCharQ(c)
#define IS_CHAR_CH(c) xmlIsChar_ch(c)
#define IS_BLANK(c) xmlIsBlankQ(c)
#define IS_BLANK_CH(c) xmlIsBlank_ch(c)
#define IS_BASECHAR(c) xmlIsBaseCharQ(c)
#define IS_DIGIT(c) xmlIsDigitQ(c)
#define IS_DIGIT_CH(c) xmlIsDigit_ch(c)
#define IS_COMBINING(c) xmlIsCombiningQ(c)
#define IS_COMBINING_CH(c) 0
#define IS_EXTENDER(c) xmlIsExtenderQ(c)
#define IS_EXTENDER_CH(c) xmlIsExtender_ch(c)
#define IS_IDEOGRAPHIC(c) xmlIsIdeographicQ(c)
#define IS_LETTER(c) (IS_BASECHAR(c) || IS_IDEOGRAPHIC(c))
#define IS_LETTER_CH(c) xmlIsBaseChar_ch(c)
#define IS_ASCII_LETTER(c) (((0x41 <= (c)) && ((c) <= 0x5a)) || ((0x61 <= (c)) && ((c) <= 0x7a)))
#define IS_ASCII_DIGIT(c) ((0x30 <= (c)) && ((c) <= 0x39))
#define IS_PUBIDCHAR(c) xmlIsPubidCharQ(c)
#define IS_PUBIDCHAR_CH(c) xmlIsPubidChar_ch(c)
#define SKIP_EOL(p) if (*(p) == 0x13) { p++ ; if (*(p) == 0x10) p++; } if (*(p) == 0x10) { p++ ; if (*(p) == 0x13) p++; }
#define MOVETO_ENDTAG(p) while ((*p) && (*(p) != '>')) (p)++
#define MOVETO_STARTTAG(p) while ((*p) && (*(p) != '<')) (p)++
extern const xmlChar xmlStringText[];
extern const xmlChar xmlStringTextNoenc[];
extern const xmlChar xmlStringComment[];
int xmlIsLetter(int c);
xmlParserCtxtPtr xmlCreateFileParserCtxt(const char *filename);
xmlParserCtxtPtr xmlCreateURLParserCtxt(const char *filename, int options);
xmlParserCtxtPtr xmlCreateMemoryParserCtxt(const char *buffer, int size);
xmlParserCtxtPtr xmlCreateEntityParserCtxt(const xmlChar *URL, const xmlChar *ID, const xmlChar *base);
int xmlSwitchEncoding(xmlParserCtxtPtr ctxt, xmlCharEncoding enc);
int xmlSwitchToEncoding(xmlParserCtxtPtr ctxt, xmlCharEncodingHandlerPtr handler);
int xmlSwitchInputEncoding(xmlParserCtxtPtr ctxt, xmlParserInputPtr input, xmlCharEncodingHandlerPtr handler);
xmlParserInputPtr xmlNewStringInputStream(xmlParserCtxtPtr ctxt, const xmlChar *buffer);
xmlParserInputPtr xmlNewEntityInputStream(xmlParserCtxtPtr ctxt, xmlEntityPtr entity);
int xmlPushInput(xmlParserCtxtPtr ctxt, xmlParserInputPtr input);
xmlChar xmlPopInput(xmlParserCtxtPtr ctxt);
void xmlFreeInputStream(xmlParserInputPtr input);
xmlParserInputPtr xmlNewInputFromFile(xmlParserCtxtPtr ctxt, const char *filename);
xmlParserInputPtr xmlNewInputStream(xmlParserCtxtPtr ctxt);
xmlChar * xmlSplitQName(xmlParserCtxtPtr ctxt, const xmlChar *name, xmlChar **prefix);
const xmlChar * xmlParseName(xmlParserCtxtPtr ctxt);
xmlChar * xmlParseNmtoken(xmlParserCtxtPtr ctxt);
xmlChar * xmlParseEntityValue(xmlParserCtxtPtr ctxt, xmlChar **orig);
xmlChar * xmlParseAttValue(xmlParserCtxtPtr ctxt);
xmlChar * xmlParseSystemLiteral(xmlParserCtxtPtr ctxt);
xmlChar * xmlParsePubidLiteral(xmlParserCtxtPtr ctxt);
void xmlParseCharData(xmlParserCtxtPtr ctxt, int cdata);
xmlChar * xmlParseExternalID(xmlParserCtxtPtr ctxt, xmlChar **publicID, int strict);
void xmlParseComment(xmlParserCtxtPtr ctxt);
const xmlChar * xmlParsePITarget(xmlParserCtxtPtr ctxt);
void xmlParsePI(xmlParserCtxtPtr ctxt);
void xmlParseNotationDecl(xmlParserCtxtPtr ctxt);
void xmlParseEntityDecl(xmlParserCtxtPtr ctxt);
int xmlParseDefaultDecl(xmlParserCtxtPtr ctxt, xmlChar **value);
xmlEnumerationPtr xmlParseNotationType(xmlParserCtxtPtr ctxt);
xmlEnumerationPtr xmlParseEnumerationType(xmlParserCtxtPtr ctxt);
int xmlParseEnumeratedType(xmlParserCtxtPtr ctxt, xmlEnumerationPtr *tree);
int xmlParseAttributeType(xmlParserCtxtPtr ctxt, xmlEnumerationPtr *tree);
void xmlParseAttributeListDecl(xmlParserCtxtPtr ctxt);
xmlElementContentPtr xmlParseElementMixedContentDecl(xmlParserCtxtPtr ctxt, int inputchk);
xmlElementContentPtr xmlParseElementChildrenContentDecl(xmlParserCtxtPtr ctxt, int inputchk);
int xmlParseElementContentDecl(xmlParserCtxtPtr ctxt, const xmlChar *name, xmlElementContentPtr *result);
int xmlParseElementDecl(xmlParserCtxtPtr ctxt);
void xmlParseMarkupDecl(xmlParserCtxtPtr ctxt);
int xmlParseCharRef(xmlParserCtxtPtr ctxt);
xmlEntityPtr xmlParseEntityRef(xmlParserCtxtPtr ctxt);
void xmlParseReference(xmlParserCtxtPtr ctxt);
void xmlParsePEReference(xmlParserCtxtPtr ctxt);
void xmlParseDocTypeDecl(xmlParserCtxtPtr ctxt);
const xmlChar * xmlParseAttribute(xmlParserCtxtPtr ctxt, xmlChar **value);
const xmlChar * xmlParseStartTag(xmlParserCtxtPtr ctxt);
void xmlParseEndTag(xmlParserCtxtPtr ctxt);
void xmlParseCDSect(xmlParserCtxtPtr ctxt);
void xmlParseContent(xmlParserCtxtPtr ctxt);
void xmlParseElement(xmlParserCtxtPtr ctxt);
xmlChar * xmlParseVersionNum(xmlParserCtxtPtr ctxt);
xmlChar * xmlParseVersionInfo(xmlParserCtxtPtr ctxt);
xmlChar * xmlParseEncName(xmlParserCtxtPtr ctxt);
const xmlChar * xmlParseEncodingDecl(xmlParserCtxtPtr ctxt);
int xmlParseSDDecl(xmlParserCtxtPtr ctxt);
void xmlParseXMLDecl(xmlParserCtxtPtr ctxt);
void xmlParseTextDecl(xmlParserCtxtPtr ctxt);
void xmlParseMisc(xmlParserCtxtPtr ctxt);
void xmlParseExternalSubset(xmlParserCtxtPtr ctxt, const xmlChar *ExternalID, const xmlChar *SystemID);
#define XML_SUBSTITUTE_NONE 0
#define XML_SUBSTITUTE_REF 1
#define XML_SUBSTITUTE_PEREF 2
#define XML_SUBSTITUTE_BOTH 3
xmlChar * xmlStringDecodeEntities(xmlParserCtxtPtr ctxt, const xmlChar *str, int what, xmlChar end, xmlChar end2, xmlChar end3);
xmlChar * xmlStringLenDecodeEntities(xmlParserCtxtPtr ctxt, const xmlChar *str, int len, int what, xmlChar end, xmlChar end2, xmlChar end3);
int nodePush(xmlParserCtxtPtr ctxt, xmlNodePtr value);
xmlNodePtr nodePop(xmlParserCtxtPtr ctxt);
int inputPush(xmlParserCtxtPtr ctxt, xmlParserInputPtr value);
xmlParserInputPtr inputPop(xmlParserCtxtPtr ctxt);
const xmlChar * namePop(xmlParserCtxtPtr ctxt);
int namePush(xmlParserCtxtPtr ctxt, const xmlChar *value);
int xmlSkipBlankChars(xmlParserCtxtPtr ctxt);
int xmlStringCurrentChar(xmlParserCtxtPtr ctxt, const xmlChar *cur, int *len);
void xmlParserHandlePEReference(xmlParserCtxtPtr ctxt);
int xmlCheckLanguageID(const xmlChar *lang);
int xmlCurrentChar(xmlParserCtxtPtr ctxt, int *len);
int xmlCopyCharMultiByte(xmlChar *out, int val);
int xmlCopyChar(int len, xmlChar *out, int val);
void xmlNextChar(xmlParserCtxtPtr ctxt);
void xmlParserInputShrink(xmlParserInputPtr in);
void htmlInitAutoClose(void);
htmlParserCtxtPtr htmlCreateFileParserCtxt(const char *filename, const char *encoding);
typedef void(*xmlEntityReferenceFunc)(xmlEntityPtr ent, xmlNodePtr firstNode, xmlNodePtr lastNode);
void xmlSetEntityReferenceFunc(xmlEntityReferenceFunc func);
xmlChar * xmlParseQuotedString(xmlParserCtxtPtr ctxt);
void xmlParseNamespace(xmlParserCtxtPtr ctxt);
xmlChar * xmlNamespaceParseNSDef(xmlParserCtxtPtr ctxt);
xmlChar * xmlScanName(xmlParserCtxtPtr ctxt);
xmlChar * xmlNamespaceParseNCName(xmlParserCtxtPtr ctxt);
void xmlParserHandleReference(xmlParserCtxtPtr ctxt);
xmlChar * xmlNamespaceParseQName(xmlParserCtxtPtr ctxt, xmlChar **prefix);
xmlChar * xmlDecodeEntities(xmlParserCtxtPtr ctxt, int len, int what, xmlChar end, xmlChar end2, xmlChar end3);
void xmlHandleEntity(xmlParserCtxtPtr ctxt, xmlEntityPtr entity);
#endif
