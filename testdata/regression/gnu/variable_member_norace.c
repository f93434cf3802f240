// A structure of a function ends in an array whose length is known when the function runs, as GNU C allows; each thread
// has its own.
#include <pthread.h>
#include <stddef.h>
#include <string.h>

static int sum;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void fill(const char *from, size_t size) {
	struct {
		int count;
		unsigned char data[size];
	} entropy;

	entropy.count = (int)size; // NORACE
	memcpy(entropy.data, from, size); // NORACE
	pthread_mutex_lock(&m);
	sum += entropy.data[size - 1] + (int)sizeof entropy; // NORACE
	pthread_mutex_unlock(&m);
}

static void *work(void *text) {
	fill(text, strlen(text) + 1);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, work, "one");
	work("and another one");
	pthread_join(t, NULL);
	return sum;
}
