#ifndef _MAYRUN_PACK_LIBXML_NANOFTP_H
#define _MAYRUN_PACK_LIBXML_NANOFTP_H
#include <libxml/parser.h>
#define __NANO_FTP_H__
#define SOCKET int
#undef INVALID_SOCKET
#define INVALID_SOCKET (-1)
typedef void(*ftpListCallback)(void *userData, const char *filename, const char *attrib, const char *owner, const char *group, unsigned long size, int links, int year, const char *month, int day, int hour, int minute);
typedef void(*ftpDataCallback)(void *userData, const char *data, int len);
void xmlNanoFTPInit(void);
void xmlNanoFTPCleanup(void);
void * xmlNanoFTPNewCtxt(const char *URL);
void xmlNanoFTPFreeCtxt(void * ctx);
void * xmlNanoFTPConnectTo(const char *server, int port);
void * xmlNanoFTPOpen(const char *URL);
int xmlNanoFTPConnect(void *ctx);
int xmlNanoFTPClose(void *ctx);
int xmlNanoFTPQuit(void *ctx);
void xmlNanoFTPScanProxy(const char *URL);
void xmlNanoFTPProxy(const char *host, int port, const char *user, const char *passwd, int type);
int xmlNanoFTPUpdateURL(void *ctx, const char *URL);
int xmlNanoFTPGetResponse(void *ctx);
int xmlNanoFTPCheckResponse(void *ctx);
int xmlNanoFTPCwd(void *ctx, const char *directory);
int xmlNanoFTPDele(void *ctx, const char *file);
int xmlNanoFTPGetConnection(void *ctx);
int xmlNanoFTPCloseConnection(void *ctx);
int xmlNanoFTPList(void *ctx, ftpListCallback callback, void *userData, const char *filename);
int xmlNanoFTPGetSocket(void *ctx, const char *filename);
int xmlNanoFTPGet(void *ctx, ftpDataCallback callback, void *userData, const char *filename);
int xmlNanoFTPRead(void *ctx, void *dest, int len);
#endif
