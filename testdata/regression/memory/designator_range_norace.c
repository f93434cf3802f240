// An initialiser for a range overrides what each element of it has got before, and what follows goes to the last of them.
#include <pthread.h>

int data;

struct pair {
	int a, b;
} pairs[3] = {[1] = {5, 6}, {5, 6}, [0 ... 2] = {.b = 7}, [0 ... 1].a = 1, 9};

static void *thread(void *arg) {
	if (pairs[1].a == 1 && pairs[1].b == 9 && pairs[0].b == 7 && pairs[2].a != 0)
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
