// Main reads the same one.
#include <pthread.h>
#include <stdlib.h>

struct point {
	long x, y, z;
};

static void *work(void *arg) {
	struct point *p = arg;
	p->y = 1; // RACE!
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
		sum += point[i].y; // RACE!
	return sum == 0;
}
