// basename of <string.h> only reads.
#define _GNU_SOURCE
#include <pthread.h>
#include <string.h>

char path[] = "a/b";

void *run(void *p) {
	return basename(path); // NORACE imprecise
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	basename(path); // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
