// Rows of an array within a structure: a pointer into one of them leads to the others.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct table {
	int head;
	int rows[4][8];
	int tail;
};

static struct table table;

static void *worker(void *arg) {
	int *p = table.rows[0];
	for (int i = 0; i < *(int *)arg && i < 32; i++)
		p[i] = 1; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &argc);
	table.rows[3][2] = 2; // RACE!
	pthread_join(t, NULL);
	return 0;
}
