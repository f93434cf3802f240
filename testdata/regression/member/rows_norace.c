// The members around them are apart.
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
	for (int i = 0; i < *(int *)arg; i++)
		p[i] = 1; // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &argc);
	table.head = 2; // NORACE
	table.tail = 2; // NORACE
	pthread_join(t, NULL);
	return 0;
}
