// Without a prototype, arguments are passed as they are, and found by the definition's types.
#include <pthread.h>

int x;
static void add();

static void *run(void *arg) {
	add(1, 257);
	return 0;
}

static void add(n, c)
	unsigned n;
	char c;
{
	if (n > 5 && c == 1)
		x++; // NORACE
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, 0, run, 0);
	pthread_create(&b, 0, run, 0);
	pthread_join(a, 0);
	pthread_join(b, 0);
	return 0;
}
