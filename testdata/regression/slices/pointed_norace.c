// A register that points to an element of the thread's own, and is handed to a function.
#include <pthread.h>
#include <stdlib.h>
struct cell {
	long sum, n;
};
static struct cell cells[16];
static long limit;
static void add(struct cell *c, long k) {
	c->sum += k; // NORACE
}
static void *work(void *arg) {
	int id = *(int *)arg;
	struct cell *mine = &cells[id];
	for (int k = 0; k < limit; k++) {
		mine->n++; // NORACE
		add(mine, k);
	}
	return 0;
}
int main(int argc, char **argv) {
	pthread_t t[7];
	int ids[7];
	limit = atol(argv[1]);
	for (int i = 0; i < 7; i++) {
		ids[i] = i;
		pthread_create(&t[i], 0, work, &ids[i]);
	}
	for (int i = 0; i < 7; i++)
		pthread_join(t[i], 0);
	return 0;
}
