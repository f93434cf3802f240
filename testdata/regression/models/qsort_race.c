// Sorting pointers moves them around.
#include <pthread.h>
#include <stdlib.h>

int a, b;
int *list[2] = {&a, &b};

int compare(const void *x, const void *y) {
	return **(int *const *)x - **(int *const *)y;
}

void *run(void *p) {
	b = 1; // RACE!
	return 0;
}

int main(void) {
	pthread_t t;
	qsort(list, 2, sizeof *list, compare);
	pthread_create(&t, 0, run, 0);
	*list[0] = 2; // RACE!
	return 0;
}
