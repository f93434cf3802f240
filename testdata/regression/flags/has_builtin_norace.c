// __has_builtin answers as gcc 12 does, by the standard.
// flags: -std=c99
#include <pthread.h>

#if __has_builtin(__builtin_expect) && __has_builtin(__sync_synchronize) && __has_builtin(snprintf) && !__has_builtin(alloca) && \
	!__has_builtin(__builtin_assume) && !__has_builtin(__builtin_none) && defined __has_cpp_attribute && __has_cpp_attribute(nodiscard)
#define CONDITION 1
#else
#define CONDITION 0
#endif

int x;

static void *run(void *arg) {
	if (!(CONDITION))
		x++; // NORACE
	return 0;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
