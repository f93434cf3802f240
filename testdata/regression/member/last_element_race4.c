// The elements are as large as a pointer, and so is a structure with a small array at its end that is laid over some.
#include <pthread.h>
#include <stdlib.h>

struct text {
	int length;
	char bytes[4];
};

static void *work(void *arg) {
	struct text *t = arg;
	for (int i = 0; i < t->length; i++)
		t->bytes[i] = 'a'; // RACE!
	return 0;
}

int main(int argc, char **argv) {
	void **words = malloc((argc + 8) * sizeof *words);
	pthread_t t;
	if (!words)
		return 1;
	((struct text *)words)->length = 8 * argc;
	if (pthread_create(&t, 0, work, words))
		abort();
	words[1] = 0; // RACE!
	pthread_join(t, 0);
	return 0;
}
