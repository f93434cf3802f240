// Memory that was asked for as that of so many numbers: the array at its end may be any part of that.
#include <pthread.h>
#include <stdlib.h>

struct part {
	int length;
	int numbers[3];
};

static void *work(void *arg) {
	struct part *p = arg;
	for (int i = 0; i < p->length; i++)
		p->numbers[i]++; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	int *all = calloc(argc + 3, sizeof *all);
	pthread_t t;
	if (!all)
		return 1;
	all[0] = argc + 2;
	if (pthread_create(&t, 0, work, all))
		abort();
	all[4] = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
