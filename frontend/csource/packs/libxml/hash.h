#ifndef _MAYRUN_PACK_LIBXML_HASH_H
#define _MAYRUN_PACK_LIBXML_HASH_H
#include <libxml/dict.h>
typedef struct _xmlHashTable xmlHashTable;
typedef xmlHashTable *xmlHashTablePtr;
#define XML_CAST_FPTR(fptr) fptr
typedef void (*xmlHashDeallocator)(void *payload, const xmlChar *name);
typedef void *(*xmlHashCopier)(void *payload, const xmlChar *name);
typedef void (*xmlHashScanner)(void *payload, void *data, const xmlChar *name);
typedef void (*xmlHashScannerFull)(void *payload, void *data, const xmlChar *name, const xmlChar *name2, const xmlChar *name3);
xmlHashTablePtr xmlHashCreate(int size);
xmlHashTablePtr xmlHashCreateDict(int size, xmlDictPtr dict);
void xmlHashFree(xmlHashTablePtr table, xmlHashDeallocator f);
void xmlHashDefaultDeallocator(void *entry, const xmlChar *name);
int xmlHashAddEntry(xmlHashTablePtr table, const xmlChar *name, void *userdata);
int xmlHashUpdateEntry(xmlHashTablePtr table, const xmlChar *name, void *userdata, xmlHashDeallocator f);
int xmlHashAddEntry2(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, void *userdata);
int xmlHashUpdateEntry2(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, void *userdata, xmlHashDeallocator f);
int xmlHashAddEntry3(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, const xmlChar *name3, void *userdata);
int xmlHashUpdateEntry3(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, const xmlChar *name3, void *userdata, xmlHashDeallocator f);
int xmlHashRemoveEntry(xmlHashTablePtr table, const xmlChar *name, xmlHashDeallocator f);
int xmlHashRemoveEntry2(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, xmlHashDeallocator f);
int xmlHashRemoveEntry3(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, const xmlChar *name3, xmlHashDeallocator f);
void *xmlHashLookup(xmlHashTablePtr table, const xmlChar *name);
void *xmlHashLookup2(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2);
void *xmlHashLookup3(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, const xmlChar *name3);
xmlHashTablePtr xmlHashCopy(xmlHashTablePtr table, xmlHashCopier f);
int xmlHashSize(xmlHashTablePtr table);
void xmlHashScan(xmlHashTablePtr table, xmlHashScanner f, void *data);
void xmlHashScan3(xmlHashTablePtr table, const xmlChar *name, const xmlChar *name2, const xmlChar *name3, xmlHashScanner f, void *data);
void xmlHashScanFull(xmlHashTablePtr table, xmlHashScannerFull f, void *data);
#endif
