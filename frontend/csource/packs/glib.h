#ifndef _MAYRUN_PACK_GLIB_H
#define _MAYRUN_PACK_GLIB_H
#include <stddef.h>
#include <stdint.h>
#include <stdarg.h>
#include <limits.h>
#include <float.h>
#include <time.h>
#include <sys/types.h>
#define G_OS_UNIX
#define G_BEGIN_DECLS
#define G_END_DECLS
#define GLIB_MAJOR_VERSION 2
#define GLIB_MINOR_VERSION 74
#define GLIB_MICRO_VERSION 6
#define GLIB_CHECK_VERSION(major, minor, micro) (GLIB_MAJOR_VERSION > (major) || (GLIB_MAJOR_VERSION == (major) && \
	(GLIB_MINOR_VERSION > (minor) || (GLIB_MINOR_VERSION == (minor) && GLIB_MICRO_VERSION >= (micro)))))
typedef char gchar;
typedef short gshort;
typedef long glong;
typedef int gint;
typedef gint gboolean;
typedef unsigned char guchar;
typedef unsigned short gushort;
typedef unsigned long gulong;
typedef unsigned int guint;
typedef float gfloat;
typedef double gdouble;
typedef signed char gint8;
typedef unsigned char guint8;
typedef signed short gint16;
typedef unsigned short guint16;
typedef signed int gint32;
typedef unsigned int guint32;
#ifdef __LP64__
typedef signed long gint64;
typedef unsigned long guint64;
typedef signed long gssize;
typedef unsigned long gsize;
typedef signed long gintptr;
typedef unsigned long guintptr;
#define G_GINT64_CONSTANT(v) (v##L)
#define G_GUINT64_CONSTANT(v) (v##UL)
#define G_GINT64_MODIFIER "l"
#define G_GINT64_FORMAT "li"
#define G_GUINT64_FORMAT "lu"
#define G_GSIZE_MODIFIER "l"
#define G_GSIZE_FORMAT "lu"
#define G_GSSIZE_FORMAT "li"
#define GLIB_SIZEOF_VOID_P 8
#define GLIB_SIZEOF_LONG 8
#define GLIB_SIZEOF_SIZE_T 8
#define GPOINTER_TO_INT(p) ((gint)(glong)(p))
#define GPOINTER_TO_UINT(p) ((guint)(gulong)(p))
#define GINT_TO_POINTER(i) ((gpointer)(glong)(i))
#define GUINT_TO_POINTER(u) ((gpointer)(gulong)(u))
#else
typedef signed long long gint64;
typedef unsigned long long guint64;
typedef signed int gssize;
typedef unsigned int gsize;
typedef signed int gintptr;
typedef unsigned int guintptr;
#define G_GINT64_CONSTANT(v) (v##LL)
#define G_GUINT64_CONSTANT(v) (v##ULL)
#define G_GINT64_MODIFIER "ll"
#define G_GINT64_FORMAT "lli"
#define G_GUINT64_FORMAT "llu"
#define G_GSIZE_MODIFIER ""
#define G_GSIZE_FORMAT "u"
#define G_GSSIZE_FORMAT "i"
#define GLIB_SIZEOF_VOID_P 4
#define GLIB_SIZEOF_LONG 4
#define GLIB_SIZEOF_SIZE_T 4
#define GPOINTER_TO_INT(p) ((gint)(p))
#define GPOINTER_TO_UINT(p) ((guint)(p))
#define GINT_TO_POINTER(i) ((gpointer)(gint)(i))
#define GUINT_TO_POINTER(u) ((gpointer)(guint)(u))
#endif
typedef gint64 goffset;
typedef guint32 gunichar;
typedef gint64 GTimeSpan;
typedef void *gpointer;
typedef const void *gconstpointer;
typedef guint32 GQuark;
typedef int GPid;
#define G_GINT32_FORMAT "i"
#define G_GUINT32_FORMAT "u"
#define GSIZE_TO_POINTER(s) ((gpointer)(guintptr)(gsize)(s))
#define GPOINTER_TO_SIZE(p) ((gsize)(p))
#ifndef FALSE
#define FALSE (0)
#endif
#ifndef TRUE
#define TRUE (!FALSE)
#endif
#undef MAX
#undef MIN
#undef ABS
#undef CLAMP
#define MAX(a, b) (((a) > (b)) ? (a) : (b))
#define MIN(a, b) (((a) < (b)) ? (a) : (b))
#define ABS(a) (((a) < 0) ? -(a) : (a))
#define CLAMP(x, low, high) (((x) > (high)) ? (high) : (((x) < (low)) ? (low) : (x)))
#define G_N_ELEMENTS(a) (sizeof(a) / sizeof((a)[0]))
#define G_STRUCT_OFFSET(type, member) ((glong)__builtin_offsetof(type, member))
#define G_STRINGIFY_ARG(x) #x
#define G_STRINGIFY(x) G_STRINGIFY_ARG(x)
#define G_STRFUNC ((const char *)__func__)
#define G_STRLOC __FILE__ ":" G_STRINGIFY(__LINE__)
#define G_STMT_START do
#define G_STMT_END while (0)
#define G_LIKELY(e) __builtin_expect(!!(e), 1)
#define G_UNLIKELY(e) __builtin_expect(!!(e), 0)
#define G_GNUC_UNUSED __attribute__((__unused__))
#define G_GNUC_PRINTF(f, a)
#define G_GNUC_NORETURN __attribute__((__noreturn__))
#define G_NORETURN __attribute__((__noreturn__))
#define G_GNUC_CONST
#define G_GNUC_PURE
#define G_GNUC_MALLOC
#define G_GNUC_INTERNAL
#define G_GNUC_FALLTHROUGH
#define G_GNUC_WARN_UNUSED_RESULT
#define G_GNUC_NULL_TERMINATED
#define G_GNUC_DEPRECATED
#define G_INLINE_FUNC static inline
#define G_MAXINT INT_MAX
#define G_MININT INT_MIN
#define G_MAXUINT UINT_MAX
#define G_MAXLONG LONG_MAX
#define G_MINLONG LONG_MIN
#define G_MAXULONG ULONG_MAX
#define G_MAXSHORT SHRT_MAX
#define G_MAXINT8 ((gint8)0x7f)
#define G_MAXUINT8 ((guint8)0xff)
#define G_MAXINT16 ((gint16)0x7fff)
#define G_MAXUINT16 ((guint16)0xffff)
#define G_MAXINT32 ((gint32)0x7fffffff)
#define G_MAXUINT32 ((guint32)0xffffffff)
#define G_MAXINT64 G_GINT64_CONSTANT(0x7fffffffffffffff)
#define G_MAXUINT64 G_GUINT64_CONSTANT(0xffffffffffffffff)
#define G_MAXSIZE ((gsize)-1)
#define G_MAXDOUBLE DBL_MAX
#define G_USEC_PER_SEC 1000000
#define G_TIME_SPAN_SECOND G_GINT64_CONSTANT(1000000)
#define G_TIME_SPAN_MILLISECOND G_GINT64_CONSTANT(1000)
#define G_DIR_SEPARATOR '/'
#define G_DIR_SEPARATOR_S "/"
#define G_PRIORITY_HIGH -100
#define G_PRIORITY_DEFAULT 0
#define G_PRIORITY_HIGH_IDLE 100
#define G_PRIORITY_DEFAULT_IDLE 200
#define G_PRIORITY_LOW 300
#define G_SOURCE_REMOVE FALSE
#define G_SOURCE_CONTINUE TRUE
#define G_CALLBACK(f) ((GCallback)(f))

typedef gint (*GCompareFunc)(gconstpointer, gconstpointer);
typedef gint (*GCompareDataFunc)(gconstpointer, gconstpointer, gpointer);
typedef gboolean (*GEqualFunc)(gconstpointer, gconstpointer);
typedef void (*GDestroyNotify)(gpointer);
typedef void (*GFunc)(gpointer, gpointer);
typedef guint (*GHashFunc)(gconstpointer);
typedef void (*GHFunc)(gpointer, gpointer, gpointer);
typedef gboolean (*GHRFunc)(gpointer, gpointer, gpointer);
typedef gpointer (*GCopyFunc)(gconstpointer, gpointer);
typedef gpointer (*GThreadFunc)(gpointer);
typedef gboolean (*GSourceFunc)(gpointer);
typedef void (*GCallback)(void);

typedef struct _GError { GQuark domain; gint code; gchar *message; } GError;
GError *g_error_new(GQuark, gint, const gchar *, ...);
GError *g_error_new_literal(GQuark, gint, const gchar *);
void g_error_free(GError *);
GError *g_error_copy(const GError *);
void g_set_error(GError **, GQuark, gint, const gchar *, ...);
void g_set_error_literal(GError **, GQuark, gint, const gchar *);
void g_propagate_error(GError **, GError *);
void g_clear_error(GError **);
gboolean g_error_matches(const GError *, GQuark, gint);
GQuark g_quark_from_string(const gchar *);
GQuark g_quark_from_static_string(const gchar *);
const gchar *g_quark_to_string(GQuark);

/* Memory. */
gpointer g_malloc(gsize);
gpointer g_malloc0(gsize);
gpointer g_realloc(gpointer, gsize);
gpointer g_try_malloc(gsize);
gpointer g_try_malloc0(gsize);
gpointer g_try_realloc(gpointer, gsize);
gpointer g_malloc_n(gsize, gsize);
gpointer g_malloc0_n(gsize, gsize);
gpointer g_realloc_n(gpointer, gsize, gsize);
void g_free(gpointer);
gpointer g_slice_alloc(gsize);
gpointer g_slice_alloc0(gsize);
gpointer g_slice_copy(gsize, gconstpointer);
void g_slice_free1(gsize, gpointer);
gpointer g_memdup2(gconstpointer, gsize);
#define g_new(type, n) ((type *)g_malloc_n((gsize)(n), sizeof(type)))
#define g_new0(type, n) ((type *)g_malloc0_n((gsize)(n), sizeof(type)))
#define g_try_new(type, n) ((type *)g_try_malloc((gsize)(n) * sizeof(type)))
#define g_try_new0(type, n) ((type *)g_try_malloc0((gsize)(n) * sizeof(type)))
#define g_renew(type, p, n) ((type *)g_realloc_n((p), (gsize)(n), sizeof(type)))
#define g_slice_new(type) ((type *)g_slice_alloc(sizeof(type)))
#define g_slice_new0(type) ((type *)g_slice_alloc0(sizeof(type)))
#define g_slice_free(type, p) g_slice_free1(sizeof(type), (p))
#define g_alloca(n) __builtin_alloca(n)
#define g_newa(type, n) ((type *)g_alloca(sizeof(type) * (gsize)(n)))
#define g_clear_pointer(pp, destroy) do { __typeof__((pp)) __pp = (pp); __typeof__(*(pp)) __p = *__pp; *__pp = NULL; \
	if (__p) (destroy)(__p); } while (0)
#define g_steal_pointer(pp) __extension__ ({ __typeof__(*(pp)) __p = *(pp); *(pp) = NULL; __p; })

/* Threads. */
typedef struct _GThread GThread;
typedef union _GMutex { gpointer p; guint i[2]; } GMutex;
typedef struct _GRecMutex { gpointer p; guint i[2]; } GRecMutex;
typedef struct _GRWLock { gpointer p; guint i[2]; } GRWLock;
typedef struct _GCond { gpointer p; guint i[2]; } GCond;
typedef struct _GPrivate { gpointer p; GDestroyNotify notify; gpointer future[2]; } GPrivate;
typedef enum { G_ONCE_STATUS_NOTCALLED, G_ONCE_STATUS_PROGRESS, G_ONCE_STATUS_READY } GOnceStatus;
typedef struct _GOnce { volatile GOnceStatus status; volatile gpointer retval; } GOnce;
#define G_PRIVATE_INIT(notify) { NULL, (notify), { NULL, NULL } }
#define G_ONCE_INIT { G_ONCE_STATUS_NOTCALLED, NULL }
#define G_LOCK_NAME(name) g__##name##_lock
#define G_LOCK_DEFINE_STATIC(name) static G_LOCK_DEFINE(name)
#define G_LOCK_DEFINE(name) GMutex G_LOCK_NAME(name)
#define G_LOCK_EXTERN(name) extern GMutex G_LOCK_NAME(name)
#define G_LOCK(name) g_mutex_lock(&G_LOCK_NAME(name))
#define G_UNLOCK(name) g_mutex_unlock(&G_LOCK_NAME(name))
#define G_TRYLOCK(name) g_mutex_trylock(&G_LOCK_NAME(name))
GThread *g_thread_new(const gchar *, GThreadFunc, gpointer);
GThread *g_thread_try_new(const gchar *, GThreadFunc, gpointer, GError **);
GThread *g_thread_ref(GThread *);
void g_thread_unref(GThread *);
GThread *g_thread_self(void);
void g_thread_exit(gpointer);
gpointer g_thread_join(GThread *);
void g_thread_yield(void);
guint g_get_num_processors(void);
void g_mutex_init(GMutex *);
void g_mutex_clear(GMutex *);
void g_mutex_lock(GMutex *);
gboolean g_mutex_trylock(GMutex *);
void g_mutex_unlock(GMutex *);
void g_rec_mutex_init(GRecMutex *);
void g_rec_mutex_clear(GRecMutex *);
void g_rec_mutex_lock(GRecMutex *);
gboolean g_rec_mutex_trylock(GRecMutex *);
void g_rec_mutex_unlock(GRecMutex *);
void g_rw_lock_init(GRWLock *);
void g_rw_lock_clear(GRWLock *);
void g_rw_lock_writer_lock(GRWLock *);
gboolean g_rw_lock_writer_trylock(GRWLock *);
void g_rw_lock_writer_unlock(GRWLock *);
void g_rw_lock_reader_lock(GRWLock *);
gboolean g_rw_lock_reader_trylock(GRWLock *);
void g_rw_lock_reader_unlock(GRWLock *);
void g_cond_init(GCond *);
void g_cond_clear(GCond *);
void g_cond_wait(GCond *, GMutex *);
void g_cond_signal(GCond *);
void g_cond_broadcast(GCond *);
gboolean g_cond_wait_until(GCond *, GMutex *, gint64);
gpointer g_private_get(GPrivate *);
void g_private_set(GPrivate *, gpointer);
void g_private_replace(GPrivate *, gpointer);
gpointer g_once_impl(GOnce *, GThreadFunc, gpointer);
gboolean g_once_init_enter(volatile void *);
void g_once_init_leave(volatile void *, gsize);
int __mayrun_once_begin(volatile void *);
void __mayrun_once_end(volatile void *);
#define g_once(once, func, arg) __extension__ ({ GOnce *__once = (once); if (__mayrun_once_begin(&__once->status)) { \
	__once->retval = (func)(arg); __mayrun_once_end(&__once->status); } (gpointer)__once->retval; })
#define g_once_init_leave(location, result) (g_once_init_leave)((location), (gsize)(result))
typedef struct _GThreadPool { GFunc func; gpointer user_data; gboolean exclusive; } GThreadPool;
GThreadPool *g_thread_pool_new(GFunc, gpointer, gint, gboolean, GError **);
void g_thread_pool_free(GThreadPool *, gboolean, gboolean);
gboolean g_thread_pool_push(GThreadPool *, gpointer, GError **);
guint g_thread_pool_unprocessed(GThreadPool *);
gboolean g_thread_pool_set_max_threads(GThreadPool *, gint, GError **);
typedef struct _GAsyncQueue GAsyncQueue;
GAsyncQueue *g_async_queue_new(void);
GAsyncQueue *g_async_queue_new_full(GDestroyNotify);
void g_async_queue_lock(GAsyncQueue *);
void g_async_queue_unlock(GAsyncQueue *);
GAsyncQueue *g_async_queue_ref(GAsyncQueue *);
void g_async_queue_unref(GAsyncQueue *);
void g_async_queue_push(GAsyncQueue *, gpointer);
void g_async_queue_push_front(GAsyncQueue *, gpointer);
void g_async_queue_push_unlocked(GAsyncQueue *, gpointer);
gpointer g_async_queue_pop(GAsyncQueue *);
gpointer g_async_queue_pop_unlocked(GAsyncQueue *);
gpointer g_async_queue_try_pop(GAsyncQueue *);
gpointer g_async_queue_try_pop_unlocked(GAsyncQueue *);
gpointer g_async_queue_timeout_pop(GAsyncQueue *, guint64);
gint g_async_queue_length(GAsyncQueue *);

/* Atomic operations, sequentially consistent, on int, unsigned int and pointers. */
#define g_atomic_int_get(p) __atomic_load_n((p), __ATOMIC_SEQ_CST)
#define g_atomic_int_set(p, v) __atomic_store_n((p), (v), __ATOMIC_SEQ_CST)
#define g_atomic_int_inc(p) ((void)__atomic_fetch_add((p), 1, __ATOMIC_SEQ_CST))
#define g_atomic_int_dec_and_test(p) (__atomic_fetch_sub((p), 1, __ATOMIC_SEQ_CST) == 1)
#define g_atomic_int_add(p, v) ((gint)__atomic_fetch_add((p), (v), __ATOMIC_SEQ_CST))
#define g_atomic_int_and(p, v) ((guint)__atomic_fetch_and((p), (v), __ATOMIC_SEQ_CST))
#define g_atomic_int_or(p, v) ((guint)__atomic_fetch_or((p), (v), __ATOMIC_SEQ_CST))
#define g_atomic_int_xor(p, v) ((guint)__atomic_fetch_xor((p), (v), __ATOMIC_SEQ_CST))
#define g_atomic_int_compare_and_exchange(p, old, v) __extension__ ({ gint __old = (old); \
	__atomic_compare_exchange_n((p), &__old, (v), FALSE, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) ? TRUE : FALSE; })
#define g_atomic_pointer_get(p) __atomic_load_n((p), __ATOMIC_SEQ_CST)
#define g_atomic_pointer_set(p, v) __atomic_store_n((p), (__typeof__(*(p)))(v), __ATOMIC_SEQ_CST)
#define g_atomic_pointer_add(p, v) __atomic_fetch_add((gssize *)(p), (v), __ATOMIC_SEQ_CST)
#define g_atomic_pointer_and(p, v) __atomic_fetch_and((gsize *)(p), (v), __ATOMIC_SEQ_CST)
#define g_atomic_pointer_or(p, v) __atomic_fetch_or((gsize *)(p), (v), __ATOMIC_SEQ_CST)
#define g_atomic_pointer_compare_and_exchange(p, old, v) __extension__ ({ __typeof__(*(p)) __old = (old); \
	__atomic_compare_exchange_n((p), &__old, (v), FALSE, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) ? TRUE : FALSE; })

/* Lists and tables. */
typedef struct _GList GList;
struct _GList { gpointer data; GList *next; GList *prev; };
typedef struct _GSList GSList;
struct _GSList { gpointer data; GSList *next; };
typedef struct _GQueue { GList *head; GList *tail; guint length; } GQueue;
typedef struct _GHashTable GHashTable;
typedef struct _GHashTableIter { gpointer dummy1; gpointer dummy2; gpointer dummy3; int dummy4; gboolean dummy5; gpointer dummy6; } GHashTableIter;
typedef struct _GArray { gchar *data; guint len; } GArray;
typedef struct _GByteArray { guint8 *data; guint len; } GByteArray;
typedef struct _GPtrArray { gpointer *pdata; guint len; } GPtrArray;
typedef struct _GString { gchar *str; gsize len; gsize allocated_len; } GString;
#define G_QUEUE_INIT { NULL, NULL, 0 }
#define g_list_next(l) ((l) ? (((GList *)(l))->next) : NULL)
#define g_list_previous(l) ((l) ? (((GList *)(l))->prev) : NULL)
#define g_slist_next(l) ((l) ? (((GSList *)(l))->next) : NULL)
#define g_array_index(a, t, i) (((t *)(void *)(a)->data)[(i)])
#define g_ptr_array_index(a, i) ((a)->pdata)[i]
#define g_array_append_val(a, v) g_array_append_vals(a, &(v), 1)
GList *g_list_append(GList *, gpointer);
GList *g_list_prepend(GList *, gpointer);
GList *g_list_insert_sorted(GList *, gpointer, GCompareFunc);
GList *g_list_remove(GList *, gconstpointer);
GList *g_list_delete_link(GList *, GList *);
GList *g_list_reverse(GList *);
GList *g_list_sort(GList *, GCompareFunc);
GList *g_list_find(GList *, gconstpointer);
GList *g_list_first(GList *);
GList *g_list_last(GList *);
GList *g_list_nth(GList *, guint);
gpointer g_list_nth_data(GList *, guint);
guint g_list_length(GList *);
void g_list_foreach(GList *, GFunc, gpointer);
void g_list_free(GList *);
void g_list_free_full(GList *, GDestroyNotify);
GSList *g_slist_append(GSList *, gpointer);
GSList *g_slist_prepend(GSList *, gpointer);
GSList *g_slist_remove(GSList *, gconstpointer);
GSList *g_slist_reverse(GSList *);
GSList *g_slist_find(GSList *, gconstpointer);
guint g_slist_length(GSList *);
void g_slist_foreach(GSList *, GFunc, gpointer);
void g_slist_free(GSList *);
void g_slist_free_full(GSList *, GDestroyNotify);
GQueue *g_queue_new(void);
void g_queue_free(GQueue *);
void g_queue_init(GQueue *);
void g_queue_clear(GQueue *);
gboolean g_queue_is_empty(GQueue *);
guint g_queue_get_length(GQueue *);
void g_queue_push_head(GQueue *, gpointer);
void g_queue_push_tail(GQueue *, gpointer);
gpointer g_queue_pop_head(GQueue *);
gpointer g_queue_pop_tail(GQueue *);
gpointer g_queue_peek_head(GQueue *);
gpointer g_queue_peek_tail(GQueue *);
void g_queue_foreach(GQueue *, GFunc, gpointer);
GHashTable *g_hash_table_new(GHashFunc, GEqualFunc);
GHashTable *g_hash_table_new_full(GHashFunc, GEqualFunc, GDestroyNotify, GDestroyNotify);
GHashTable *g_hash_table_ref(GHashTable *);
void g_hash_table_unref(GHashTable *);
void g_hash_table_destroy(GHashTable *);
gboolean g_hash_table_insert(GHashTable *, gpointer, gpointer);
gboolean g_hash_table_replace(GHashTable *, gpointer, gpointer);
gboolean g_hash_table_add(GHashTable *, gpointer);
gboolean g_hash_table_remove(GHashTable *, gconstpointer);
void g_hash_table_remove_all(GHashTable *);
gpointer g_hash_table_lookup(GHashTable *, gconstpointer);
gboolean g_hash_table_contains(GHashTable *, gconstpointer);
gboolean g_hash_table_lookup_extended(GHashTable *, gconstpointer, gpointer *, gpointer *);
void g_hash_table_foreach(GHashTable *, GHFunc, gpointer);
guint g_hash_table_foreach_remove(GHashTable *, GHRFunc, gpointer);
guint g_hash_table_size(GHashTable *);
GList *g_hash_table_get_keys(GHashTable *);
GList *g_hash_table_get_values(GHashTable *);
void g_hash_table_iter_init(GHashTableIter *, GHashTable *);
gboolean g_hash_table_iter_next(GHashTableIter *, gpointer *, gpointer *);
void g_hash_table_iter_remove(GHashTableIter *);
guint g_str_hash(gconstpointer);
gboolean g_str_equal(gconstpointer, gconstpointer);
guint g_direct_hash(gconstpointer);
gboolean g_direct_equal(gconstpointer, gconstpointer);
guint g_int_hash(gconstpointer);
gboolean g_int_equal(gconstpointer, gconstpointer);
GArray *g_array_new(gboolean, gboolean, guint);
GArray *g_array_append_vals(GArray *, gconstpointer, guint);
GArray *g_array_remove_index(GArray *, guint);
GArray *g_array_set_size(GArray *, guint);
gchar *g_array_free(GArray *, gboolean);
GPtrArray *g_ptr_array_new(void);
GPtrArray *g_ptr_array_new_with_free_func(GDestroyNotify);
void g_ptr_array_add(GPtrArray *, gpointer);
gboolean g_ptr_array_remove(GPtrArray *, gpointer);
gpointer g_ptr_array_remove_index(GPtrArray *, guint);
gpointer *g_ptr_array_free(GPtrArray *, gboolean);
void g_ptr_array_unref(GPtrArray *);

/* Texts. */
gchar *g_strdup(const gchar *);
gchar *g_strndup(const gchar *, gsize);
gchar *g_strdup_printf(const gchar *, ...);
gchar *g_strdup_vprintf(const gchar *, va_list);
gchar *g_strconcat(const gchar *, ...);
gchar *g_strjoin(const gchar *, ...);
gchar **g_strsplit(const gchar *, const gchar *, gint);
gchar *g_strjoinv(const gchar *, gchar **);
void g_strfreev(gchar **);
gchar **g_strdupv(gchar **);
guint g_strv_length(gchar **);
gchar *g_strchug(gchar *);
gchar *g_strchomp(gchar *);
#define g_strstrip(s) g_strchomp(g_strchug(s))
int g_strcmp0(const char *, const char *);
gint g_ascii_strcasecmp(const gchar *, const gchar *);
gint g_ascii_strncasecmp(const gchar *, const gchar *, gsize);
guint64 g_ascii_strtoull(const gchar *, gchar **, guint);
gint64 g_ascii_strtoll(const gchar *, gchar **, guint);
gdouble g_ascii_strtod(const gchar *, gchar **);
gint g_snprintf(gchar *, gulong, const gchar *, ...);
gsize g_strlcpy(gchar *, const gchar *, gsize);
gsize g_strlcat(gchar *, const gchar *, gsize);
gboolean (g_str_has_prefix)(const gchar *, const gchar *);
gboolean (g_str_has_suffix)(const gchar *, const gchar *);
const gchar *g_strerror(gint);
GString *g_string_new(const gchar *);
GString *g_string_sized_new(gsize);
gchar *(g_string_free)(GString *, gboolean);
GString *g_string_append(GString *, const gchar *);
GString *g_string_append_len(GString *, const gchar *, gssize);
GString *(g_string_append_c)(GString *, gchar);
GString *g_string_assign(GString *, const gchar *);
GString *(g_string_truncate)(GString *, gsize);
void g_string_printf(GString *, const gchar *, ...);
void g_string_append_printf(GString *, const gchar *, ...);

/* Messages and checks. */
typedef enum { G_LOG_FLAG_RECURSION = 1, G_LOG_FLAG_FATAL = 2, G_LOG_LEVEL_ERROR = 4, G_LOG_LEVEL_CRITICAL = 8, G_LOG_LEVEL_WARNING = 16,
	G_LOG_LEVEL_MESSAGE = 32, G_LOG_LEVEL_INFO = 64, G_LOG_LEVEL_DEBUG = 128, G_LOG_LEVEL_MASK = ~3 } GLogLevelFlags;
#ifndef G_LOG_DOMAIN
#define G_LOG_DOMAIN ((gchar *)0)
#endif
void g_log(const gchar *, GLogLevelFlags, const gchar *, ...);
void g_print(const gchar *, ...);
void g_printerr(const gchar *, ...);
void g_return_if_fail_warning(const char *, const char *, const char *);
void g_assertion_message_expr(const char *, const char *, int, const char *, const char *) __attribute__((__noreturn__));
#define g_error(...) do { g_log(G_LOG_DOMAIN, G_LOG_LEVEL_ERROR, __VA_ARGS__); for (;;) __builtin_abort(); } while (0)
#define g_message(...) g_log(G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, __VA_ARGS__)
#define g_critical(...) g_log(G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, __VA_ARGS__)
#define g_warning(...) g_log(G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, __VA_ARGS__)
#define g_info(...) g_log(G_LOG_DOMAIN, G_LOG_LEVEL_INFO, __VA_ARGS__)
#define g_debug(...) g_log(G_LOG_DOMAIN, G_LOG_LEVEL_DEBUG, __VA_ARGS__)
#ifdef G_DISABLE_ASSERT
#define g_assert(e) do { (void)0; } while (0)
#define g_assert_not_reached() do { (void)0; } while (0)
#else
#define g_assert(e) do { if (!(e)) g_assertion_message_expr(G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, #e); } while (0)
#define g_assert_not_reached() g_assertion_message_expr(G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC, NULL)
#endif
#define g_assert_true(e) g_assert(e)
#define g_assert_false(e) g_assert(!(e))
#define g_assert_null(e) g_assert((e) == NULL)
#define g_assert_nonnull(e) g_assert((e) != NULL)
#define g_assert_cmpint(a, op, b) g_assert((a) op (b))
#define g_assert_cmpuint(a, op, b) g_assert((a) op (b))
#define g_return_if_fail(e) do { if (!(e)) { g_return_if_fail_warning(G_LOG_DOMAIN, G_STRFUNC, #e); return; } } while (0)
#define g_return_val_if_fail(e, v) do { if (!(e)) { g_return_if_fail_warning(G_LOG_DOMAIN, G_STRFUNC, #e); return (v); } } while (0)
#define g_return_if_reached() do { g_return_if_fail_warning(G_LOG_DOMAIN, G_STRFUNC, "reached"); return; } while (0)

/* Time, the environment, files. */
gint64 g_get_monotonic_time(void);
gint64 g_get_real_time(void);
void g_usleep(gulong);
const gchar *g_getenv(const gchar *);
gboolean g_setenv(const gchar *, const gchar *, gboolean);
gchar *g_build_filename(const gchar *, ...);
gchar *g_path_get_basename(const gchar *);
gchar *g_path_get_dirname(const gchar *);
gboolean g_file_get_contents(const gchar *, gchar **, gsize *, GError **);
guint32 g_random_int(void);
gint32 g_random_int_range(gint32, gint32);

/* The main loop. */
typedef struct _GMainContext GMainContext;
typedef struct _GMainLoop GMainLoop;
typedef struct _GSource GSource;
GMainContext *g_main_context_new(void);
GMainContext *g_main_context_ref(GMainContext *);
void g_main_context_unref(GMainContext *);
GMainContext *g_main_context_default(void);
gboolean g_main_context_iteration(GMainContext *, gboolean);
gboolean g_main_context_pending(GMainContext *);
void g_main_context_wakeup(GMainContext *);
void g_main_context_push_thread_default(GMainContext *);
void g_main_context_pop_thread_default(GMainContext *);
void g_main_context_invoke(GMainContext *, GSourceFunc, gpointer);
GMainLoop *g_main_loop_new(GMainContext *, gboolean);
void g_main_loop_run(GMainLoop *);
void g_main_loop_quit(GMainLoop *);
GMainLoop *g_main_loop_ref(GMainLoop *);
void g_main_loop_unref(GMainLoop *);
gboolean g_main_loop_is_running(GMainLoop *);
GMainContext *g_main_loop_get_context(GMainLoop *);
guint g_timeout_add(guint, GSourceFunc, gpointer);
guint g_timeout_add_seconds(guint, GSourceFunc, gpointer);
guint g_timeout_add_full(gint, guint, GSourceFunc, gpointer, GDestroyNotify);
guint g_idle_add(GSourceFunc, gpointer);
guint g_idle_add_full(gint, GSourceFunc, gpointer, GDestroyNotify);
gboolean g_source_remove(guint);
GSource *g_timeout_source_new(guint);
GSource *g_idle_source_new(void);
void g_source_set_callback(GSource *, GSourceFunc, gpointer, GDestroyNotify);
guint g_source_attach(GSource *, GMainContext *);
void g_source_destroy(GSource *);
void g_source_unref(GSource *);
#endif
