// C23 lets digits be grouped.
// flags: -std=gnu2x
#include <pthread.h>

#if 1'000'000 == 1000000
#define CONDITION 1
#else
#define CONDITION 0
#endif

int x;

static void *run(void *arg) {
	if (!(CONDITION && 0xff'ff == 65535 && 1'0.2'5 > 10))
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
