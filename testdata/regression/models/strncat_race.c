// strncat writes behind the string that is there, however few bytes it appends.
#include <pthread.h>
#include <string.h>

char text[32] = "0123456789";

static void *worker(void *arg) {
	strncat(text, "ab", 2); // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	text[11] = 'x'; // RACE!
	pthread_join(t, 0);
	return 0;
}
