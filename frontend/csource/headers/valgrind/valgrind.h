#ifndef __VALGRIND_H
#define __VALGRIND_H
/* Requests to Valgrind have no effect where it does not run. */
#define __VALGRIND_MAJOR__ 3
#define __VALGRIND_MINOR__ 22
#define RUNNING_ON_VALGRIND 0
#define VALGRIND_DO_CLIENT_REQUEST_EXPR(d, r, a, b, c, e, f) (d)
#define VALGRIND_DO_CLIENT_REQUEST_STMT(r, a, b, c, e, f) do {} while (0)
#define VALGRIND_DISCARD_TRANSLATIONS(p, n) do {} while (0)
#define VALGRIND_PRINTF(...) 0
#define VALGRIND_PRINTF_BACKTRACE(...) 0
#define VALGRIND_MALLOCLIKE_BLOCK(p, n, r, z) do {} while (0)
#define VALGRIND_RESIZEINPLACE_BLOCK(p, o, n, r) do {} while (0)
#define VALGRIND_FREELIKE_BLOCK(p, r) do {} while (0)
#define VALGRIND_CREATE_MEMPOOL(p, r, z) do {} while (0)
#define VALGRIND_DESTROY_MEMPOOL(p) do {} while (0)
#define VALGRIND_MEMPOOL_ALLOC(p, a, n) do {} while (0)
#define VALGRIND_MEMPOOL_FREE(p, a) do {} while (0)
#define VALGRIND_STACK_REGISTER(a, b) 0
#define VALGRIND_STACK_DEREGISTER(i) do {} while (0)
#define VALGRIND_COUNT_ERRORS 0
#define VALGRIND_DO_LEAK_CHECK do {} while (0)
#define VALGRIND_DISABLE_ERROR_REPORTING do {} while (0)
#define VALGRIND_ENABLE_ERROR_REPORTING do {} while (0)
#endif
