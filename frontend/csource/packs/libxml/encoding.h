#ifndef _MAYRUN_PACK_LIBXML_ENCODING_H
#define _MAYRUN_PACK_LIBXML_ENCODING_H
#include <stdio.h>
#include <libxml/xmlversion.h>
#include <iconv.h>
typedef enum {
	XML_CHAR_ENCODING_ERROR = -1, XML_CHAR_ENCODING_NONE, XML_CHAR_ENCODING_UTF8, XML_CHAR_ENCODING_UTF16LE,
	XML_CHAR_ENCODING_UTF16BE, XML_CHAR_ENCODING_UCS4LE, XML_CHAR_ENCODING_UCS4BE, XML_CHAR_ENCODING_EBCDIC,
	XML_CHAR_ENCODING_UCS4_2143, XML_CHAR_ENCODING_UCS4_3412, XML_CHAR_ENCODING_UCS2, XML_CHAR_ENCODING_8859_1,
	XML_CHAR_ENCODING_8859_2, XML_CHAR_ENCODING_8859_3, XML_CHAR_ENCODING_8859_4, XML_CHAR_ENCODING_8859_5,
	XML_CHAR_ENCODING_8859_6, XML_CHAR_ENCODING_8859_7, XML_CHAR_ENCODING_8859_8, XML_CHAR_ENCODING_8859_9,
	XML_CHAR_ENCODING_2022_JP, XML_CHAR_ENCODING_SHIFT_JIS, XML_CHAR_ENCODING_EUC_JP, XML_CHAR_ENCODING_ASCII
} xmlCharEncoding;
typedef int (*xmlCharEncodingInputFunc)(unsigned char *out, int *outlen, const unsigned char *in, int *inlen);
typedef int (*xmlCharEncodingOutputFunc)(unsigned char *out, int *outlen, const unsigned char *in, int *inlen);
#define ICU_PIVOT_BUF_SIZE 1024
typedef struct _uconv_t uconv_t;
typedef struct _xmlCharEncodingHandler xmlCharEncodingHandler;
typedef xmlCharEncodingHandler *xmlCharEncodingHandlerPtr;
struct _xmlCharEncodingHandler {
	char *name;
	xmlCharEncodingInputFunc input;
	xmlCharEncodingOutputFunc output;
	iconv_t iconv_in, iconv_out;
	uconv_t *uconv_in, *uconv_out;
};
#include <libxml/tree.h>
void xmlInitCharEncodingHandlers(void);
void xmlCleanupCharEncodingHandlers(void);
void xmlRegisterCharEncodingHandler(xmlCharEncodingHandlerPtr handler);
xmlCharEncodingHandlerPtr xmlGetCharEncodingHandler(xmlCharEncoding enc);
xmlCharEncodingHandlerPtr xmlFindCharEncodingHandler(const char *name);
xmlCharEncodingHandlerPtr xmlNewCharEncodingHandler(const char *name, xmlCharEncodingInputFunc input, xmlCharEncodingOutputFunc output);
int xmlAddEncodingAlias(const char *name, const char *alias);
int xmlDelEncodingAlias(const char *alias);
const char *xmlGetEncodingAlias(const char *alias);
void xmlCleanupEncodingAliases(void);
xmlCharEncoding xmlParseCharEncoding(const char *name);
const char *xmlGetCharEncodingName(xmlCharEncoding enc);
xmlCharEncoding xmlDetectCharEncoding(const unsigned char *in, int len);
int xmlCharEncOutFunc(xmlCharEncodingHandler *handler, xmlBufferPtr out, xmlBufferPtr in);
int xmlCharEncInFunc(xmlCharEncodingHandler *handler, xmlBufferPtr out, xmlBufferPtr in);
int xmlCharEncFirstLine(xmlCharEncodingHandler *handler, xmlBufferPtr out, xmlBufferPtr in);
int xmlCharEncCloseFunc(xmlCharEncodingHandler *handler);
int UTF8Toisolat1(unsigned char *out, int *outlen, const unsigned char *in, int *inlen);
int isolat1ToUTF8(unsigned char *out, int *outlen, const unsigned char *in, int *inlen);
#endif
