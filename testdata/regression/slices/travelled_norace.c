// Which array it is comes to the threads by a race; but their slices of one array are apart.
#include <pthread.h>

static int a[8], b[8], *now = a;

static void *work(void *arg) {
	int t = *(int *)arg;
	int *p = now; // RACE!
	for (int i = 2 * t; i < 2 * t + 2; i++)
		p[i]++; // NORACE
	return 0;
}

static void *change(void *arg) {
	now = b; // RACE!
	return arg;
}

int main(void) {
	pthread_t id[4], c;
	int n[4];
	pthread_create(&c, 0, change, 0);
	for (int t = 0; t < 4; t++) {
		n[t] = t;
		pthread_create(&id[t], 0, work, &n[t]);
	}
	return 0;
}
