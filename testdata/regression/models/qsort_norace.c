// It does not bring in others.
#include <pthread.h>
#include <stdlib.h>

int a, b, c;
int *list[2] = {&a, &b};

int compare(const void *x, const void *y) {
	return **(int *const *)x - **(int *const *)y;
}

void *run(void *p) {
	c = 1; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	qsort(list, 2, sizeof *list, compare);
	pthread_create(&t, 0, run, 0);
	*list[0] = 2; // NORACE
	return 0;
}
