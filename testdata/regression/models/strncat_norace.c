// It does not write before the string that it appends to.
#include <pthread.h>
#include <string.h>

char text[32] = "0123456789";

static void *worker(void *arg) {
	strncat(text + 4, "ab", 2); // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	text[2] = 'x'; // NORACE
	pthread_join(t, 0);
	return 0;
}
