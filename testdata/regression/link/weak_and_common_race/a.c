// flags: -fcommon
// A common symbol prevails over a weak definition.
#include <pthread.h>

int data;
__attribute__((weak)) int mode = 1;

static void *thread(void *arg) {
	if (mode == 0)
		data = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // RACE!
	pthread_join(t, 0);
	return 0;
}
