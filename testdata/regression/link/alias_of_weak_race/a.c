// An alias means the weak definition beside it, also where another file overrides that.
#include <pthread.h>

int data;
int __attribute__((weak)) limit = 1;
extern int own_limit __attribute__((alias("limit")));

__attribute__((weak)) void hook(void) { data = 1; // RACE!
}
void own_hook(void) __attribute__((alias("hook")));
void again(void) __attribute__((alias("own_hook")));
int limit_elsewhere(void);

static void *thread(void *arg) {
	if (own_limit == 1 && limit_elsewhere() == 2)
		again();
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // RACE!
	hook();
	pthread_join(t, 0);
	return 0;
}
