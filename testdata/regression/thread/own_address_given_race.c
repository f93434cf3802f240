// The address is that of a variable of the thread which has created this one.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *run(void *theirs) {
	int y;
	pthread_t t;
	if (!theirs) {
		pthread_create(&t, NULL, run, &y);
		pthread_create(&t, NULL, run, &y);
	} else if (theirs == &y)
		pthread_mutex_lock(&m);
	if (theirs)
		shared++; // RACE!
	if (!theirs)
		for (;;)
			;
	return NULL;
}

int main(void) {
	pthread_t t;
	for (int i = 0; i < 3; i++)
		pthread_create(&t, NULL, run, NULL);
	return 0;
}
