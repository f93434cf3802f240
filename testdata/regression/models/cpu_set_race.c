// The same set is changed, and freed, while another thread looks at it.
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>

static cpu_set_t *set;
static size_t size;

static void *has(void *p)
{
	return CPU_ISSET_S(1, size, set) ? p : 0; // RACE!
}

int main(void)
{
	pthread_t t;
	set = CPU_ALLOC(64);
	if (!set)
		return 1;
	size = CPU_ALLOC_SIZE(64);
	CPU_ZERO_S(size, set);
	pthread_create(&t, 0, has, 0);
	CPU_SET_S(1, size, set); // RACE!
	CPU_FREE(set); // RACE!
	pthread_join(t, 0);
	return 0;
}
