// A set of processors that the library allocates is an object of the program's, until it is freed. An array without
// elements has the size 0.
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>

static cpu_set_t *set;
static size_t size;
static struct { int n; } none[] = {};

static void *has(void *p)
{
	return CPU_ISSET_S(1, size, set) ? p : 0; // NORACE
}

int main(void)
{
	pthread_t t;
	set = CPU_ALLOC(64); // NORACE
	if (!set)
		return (int)(sizeof none / sizeof none[0]);
	size = CPU_ALLOC_SIZE(64);
	CPU_ZERO_S(size, set); // NORACE
	pthread_create(&t, 0, has, 0);
	int n = CPU_COUNT_S(size, set); // NORACE
	pthread_join(t, 0);
	CPU_FREE(set); // NORACE
	return n;
}
