// strcpy writes its target while printf reads it.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

char name[16];

void *worker(void *arg) {
	(void)arg;
	strcpy(name, "worker"); // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	printf("%s\n", name); // RACE!
	return 0;
}
