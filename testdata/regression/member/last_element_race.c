// The same memory as one structure with room for more characters behind it, which are counted as well: the size is a sum.
#include <pthread.h>
#include <stdlib.h>

struct part {
	const char *text;
	int counts[26];
};

static int length;

static void *work(void *arg) {
	struct part *p = arg;
	for (int i = 0; i < length; i++)
		p->counts[i]++; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	struct part *p = malloc(sizeof *p + argc * sizeof(int));
	pthread_t t;
	if (!p)
		return 1;
	length = 26 + argc;
	if (pthread_create(&t, 0, work, p))
		abort();
	((int *)(p + 1))[0] = 1; // RACE!
	pthread_join(t, 0);
	return 0;
}
