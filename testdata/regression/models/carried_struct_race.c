// The pointer leaves with all of the structure.
#include <pthread.h>
#include <stdio.h>

int a;

struct entry {
	char name[16];
	int *data;
} e = {"name", &a};

void *run(void *p) {
	a = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int *q = 0;
	fwrite(&e, sizeof e, 1, stdout);
	if (fread(&q, sizeof q, 1, stdin) == 1 && q)
		*q = 2; // RACE!
	return 0;
}
