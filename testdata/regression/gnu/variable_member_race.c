// A structure of a function ends in an array whose length is known when the function runs, as GNU C allows; another
// thread is given the address of its last element.
#include <pthread.h>
#include <stddef.h>

static void *reset(void *last) {
	*(unsigned char *)last = 0; // RACE!
	return NULL;
}

static int fill(size_t size) {
	struct {
		int count;
		unsigned char data[size];
	} entropy;
	pthread_t t;

	entropy.data[size - 1] = 1; // NORACE
	pthread_create(&t, NULL, reset, &entropy.data[size - 1]);
	entropy.count = 2; // NORACE imprecise
	entropy.data[size - 1] = 3; // RACE!
	pthread_join(t, NULL);
	return entropy.data[size - 1]; // NORACE
}

int main(int argc, char **argv) {
	(void)argv;
	return fill(argc + 1);
}
