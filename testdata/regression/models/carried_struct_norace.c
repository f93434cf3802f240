// A string in a structure leaves the program, and the pointer beside it does not.
#include <pthread.h>
#include <stdio.h>

int a;

struct entry {
	char name[16];
	int *data;
} e = {"name", &a};

void *run(void *p) {
	a = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int *q = 0;
	puts(e.name);
	printf("%s\n", e.name);
	if (fread(&q, sizeof q, 1, stdin) == 1 && q)
		*q = 2; // NORACE
	return 0;
}
