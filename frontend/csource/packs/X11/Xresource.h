#ifndef _MAYRUN_PACK_X11_XRESOURCE_H
#define _MAYRUN_PACK_X11_XRESOURCE_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <sys/types.h>
#include <X11/Xlib.h>
#include <X11/Xlib.h>
extern char *Xpermalloc(unsigned int);
typedef int XrmQuark, *XrmQuarkList;
#define NULLQUARK ((XrmQuark) 0)
typedef char *XrmString;
#define NULLSTRING ((XrmString) 0)
extern XrmQuark XrmStringToQuark(const char*);
extern XrmQuark XrmPermStringToQuark(const char*);
extern XrmString XrmQuarkToString(XrmQuark);
extern XrmQuark XrmUniqueQuark(void);
#define XrmStringsEqual(a1,a2) (strcmp(a1, a2) == 0)
typedef enum {XrmBindTightly, XrmBindLoosely} XrmBinding, *XrmBindingList;
extern void XrmStringToQuarkList(const char* , XrmQuarkList);
extern void XrmStringToBindingQuarkList(const char* , XrmBindingList , XrmQuarkList);
typedef XrmQuark XrmName;
typedef XrmQuarkList XrmNameList;
#define XrmNameToString(name) XrmQuarkToString(name)
#define XrmStringToName(string) XrmStringToQuark(string)
#define XrmStringToNameList(str,name) XrmStringToQuarkList(str, name)
typedef XrmQuark XrmClass;
typedef XrmQuarkList XrmClassList;
#define XrmClassToString(c_class) XrmQuarkToString(c_class)
#define XrmStringToClass(c_class) XrmStringToQuark(c_class)
#define XrmStringToClassList(str,c_class) XrmStringToQuarkList(str, c_class)
typedef XrmQuark XrmRepresentation;
#define XrmStringToRepresentation(string) XrmStringToQuark(string)
#define XrmRepresentationToString(type) XrmQuarkToString(type)
typedef struct { unsigned int size; XPointer addr; } XrmValue, *XrmValuePtr;
typedef struct _XrmHashBucketRec *XrmHashBucket;
typedef XrmHashBucket *XrmHashTable;
typedef XrmHashTable XrmSearchList[];
typedef struct _XrmHashBucketRec *XrmDatabase;
extern void XrmDestroyDatabase(XrmDatabase);
extern void XrmQPutResource(XrmDatabase* , XrmBindingList , XrmQuarkList , XrmRepresentation , XrmValue*);
extern void XrmPutResource(XrmDatabase* , const char* , const char* , XrmValue*);
extern void XrmQPutStringResource(XrmDatabase* , XrmBindingList , XrmQuarkList , const char*);
extern void XrmPutStringResource(XrmDatabase* , const char* , const char*);
extern void XrmPutLineResource(XrmDatabase* , const char*);
extern int XrmQGetResource(XrmDatabase , XrmNameList , XrmClassList , XrmRepresentation* , XrmValue*);
extern int XrmGetResource(XrmDatabase , const char* , const char* , char** , XrmValue*);
extern int XrmQGetSearchList(XrmDatabase , XrmNameList , XrmClassList , XrmSearchList , int);
extern int XrmQGetSearchResource(XrmSearchList , XrmName , XrmClass , XrmRepresentation* , XrmValue*);
extern void XrmSetDatabase(Display* , XrmDatabase);
extern XrmDatabase XrmGetDatabase(Display*);
extern XrmDatabase XrmGetFileDatabase(const char*);
extern int XrmCombineFileDatabase(const char* , XrmDatabase* , int);
extern XrmDatabase XrmGetStringDatabase(const char*);
extern void XrmPutFileDatabase(XrmDatabase , const char*);
extern void XrmMergeDatabases(XrmDatabase , XrmDatabase*);
extern void XrmCombineDatabase(XrmDatabase , XrmDatabase* , int);
#define XrmEnumAllLevels 0
#define XrmEnumOneLevel 1
extern int XrmEnumerateDatabase(XrmDatabase , XrmNameList , XrmClassList , int , int (*)(XrmDatabase* , XrmBindingList , XrmQuarkList , XrmRepresentation* , XrmValue* , XPointer) , XPointer);
extern const char *XrmLocaleOfDatabase(XrmDatabase);
typedef enum { XrmoptionNoArg, XrmoptionIsArg, XrmoptionStickyArg, XrmoptionSepArg, XrmoptionResArg, XrmoptionSkipArg, XrmoptionSkipLine, XrmoptionSkipNArgs } XrmOptionKind;
typedef struct { char *option; char *specifier; XrmOptionKind argKind; XPointer value; } XrmOptionDescRec, *XrmOptionDescList;
extern void XrmParseCommand(XrmDatabase* , XrmOptionDescList , int , const char* , int* , char**);
#endif
