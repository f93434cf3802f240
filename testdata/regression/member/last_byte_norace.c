// A pointer into an array within a structure, moved by a number that is not known, leads to no member behind it.
#include <pthread.h>
#include <stdlib.h>

static struct {
	int head;
	char name[8];
	int count;
} item;

static int at;

static void *any(void *arg) {
	char *s = item.name;
	*(s + at) = 'x'; // NORACE
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t;
	(void)argv;
	at = argc;
	if (pthread_create(&t, NULL, any, NULL))
		abort();
	item.count = 7; // NORACE
	pthread_join(t, NULL);
	return 0;
}
