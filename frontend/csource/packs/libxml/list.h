#ifndef _MAYRUN_PACK_LIBXML_LIST_H
#define _MAYRUN_PACK_LIBXML_LIST_H
#include <libxml/xmlversion.h>
typedef struct _xmlLink xmlLink;
typedef xmlLink *xmlLinkPtr;
typedef struct _xmlList xmlList;
typedef xmlList *xmlListPtr;
typedef void (*xmlListDeallocator)(xmlLinkPtr lk);
typedef int (*xmlListDataCompare)(const void *data0, const void *data1);
typedef int (*xmlListWalker)(const void *data, void *user);
xmlListPtr xmlListCreate(xmlListDeallocator deallocator, xmlListDataCompare compare);
void xmlListDelete(xmlListPtr l);
void *xmlListSearch(xmlListPtr l, void *data);
void *xmlListReverseSearch(xmlListPtr l, void *data);
int xmlListInsert(xmlListPtr l, void *data);
int xmlListAppend(xmlListPtr l, void *data);
int xmlListRemoveFirst(xmlListPtr l, void *data);
int xmlListRemoveLast(xmlListPtr l, void *data);
int xmlListRemoveAll(xmlListPtr l, void *data);
void xmlListClear(xmlListPtr l);
int xmlListEmpty(xmlListPtr l);
xmlLinkPtr xmlListFront(xmlListPtr l);
xmlLinkPtr xmlListEnd(xmlListPtr l);
int xmlListSize(xmlListPtr l);
void xmlListPopFront(xmlListPtr l);
void xmlListPopBack(xmlListPtr l);
int xmlListPushFront(xmlListPtr l, void *data);
int xmlListPushBack(xmlListPtr l, void *data);
void xmlListReverse(xmlListPtr l);
void xmlListSort(xmlListPtr l);
void xmlListWalk(xmlListPtr l, xmlListWalker walker, void *user);
void xmlListReverseWalk(xmlListPtr l, xmlListWalker walker, void *user);
void xmlListMerge(xmlListPtr l1, xmlListPtr l2);
xmlListPtr xmlListDup(const xmlListPtr old);
int xmlListCopy(xmlListPtr cur, const xmlListPtr old);
void *xmlLinkGetData(xmlLinkPtr lk);
#endif
