// flags: -fcommon
// A common symbol prevails over a weak definition.
#include <pthread.h>

int data;
__attribute__((weak)) int mode = 1;

static void *thread(void *arg) {
	if (mode == 1)
		data = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, thread, 0);
	data = 2; // NORACE
	pthread_join(t, 0);
	return 0;
}
