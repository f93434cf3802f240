// The last thread takes the rest, and all are joined before that is read.
#include <pthread.h>
#include <stdlib.h>

static long a[9];
static pthread_t t[9];

static void *idle(void *arg) { return arg; }

static void *work(void *arg) {
	int begin = (int)(long)arg, end = begin + 1;
	if (begin == 7)
		end = 9;
	for (int k = begin; k < end; k++)
		a[k] = k; // NORACE
	return NULL;
}

int main(void) {
	if (pthread_create(&t[8], NULL, idle, NULL))
		exit(1);
	for (int i = 0; i < 8; i++)
		if (pthread_create(&t[i], NULL, work, (void *)(long)i))
			exit(1);
	for (int i = 0; i < 9; i++)
		pthread_join(t[i], NULL);
	return a[8] != 0; // NORACE
}
