// Threads write one member each of structures of 24 bytes, as many as there are arguments, and main reads another one.
#include <pthread.h>
#include <stdlib.h>

struct point {
	long x, y, z;
};

static void *work(void *arg) {
	struct point *p = arg;
	p->y = 1;
	return NULL;
}

int main(int argc, char **argv) {
	(void)argv;
	int n = argc;
	pthread_t id;
	struct point *point = calloc(n, sizeof *point);
	if (!point)
		return 1;
	for (int i = 0; i < n; i++)
		if (pthread_create(&id, NULL, work, &point[i]))
			exit(1);
		else
			pthread_detach(id);
	long sum = 0;
	for (int i = 0; i < n; i++)
		sum += point[i].z; // NORACE
	return sum == 0;
}
