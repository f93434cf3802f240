// Two threads start threads in one loop's code, for arrays of their own.
#include <pthread.h>
#include <stdlib.h>

int cell[2][2];

void *child(void *arg) {
	*(int *)arg += 1; // NORACE
	return NULL;
}

void *parent(void *arg) {
	int *row = arg;
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		if (pthread_create(&t[i], NULL, child, &row[i]))
			abort();
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return NULL;
}

int main(void) {
	pthread_t p[2];
	for (int i = 0; i < 2; i++)
		if (pthread_create(&p[i], NULL, parent, cell[i]))
			return 1;
	for (int i = 0; i < 2; i++)
		pthread_join(p[i], NULL);
	return cell[0][0]; // NORACE
}
