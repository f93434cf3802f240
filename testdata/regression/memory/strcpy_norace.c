// strcpy writes its target while printf reads it, both under a lock.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

char name[16];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *arg) {
	(void)arg;
	pthread_mutex_lock(&m);
	strcpy(name, "worker"); // NORACE
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_mutex_lock(&m);
	printf("%s\n", name); // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}
