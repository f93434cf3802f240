// The last thread takes the rest. The cell behind those of all slices holds a thread that does something else.
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
		a[k] = k; // RACE!
	return NULL;
}

int main(void) {
	if (pthread_create(&t[8], NULL, idle, NULL))
		exit(1);
	for (int i = 0; i < 8; i++)
		if (pthread_create(&t[i], NULL, work, (void *)(long)i))
			exit(1);
	int i = 8;
	pthread_join(t[i], NULL);
	return a[i] != 0; // RACE!
}
