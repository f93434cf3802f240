// As an array of characters the first member does not.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct header {
	char name[16];
	int length;
	char rest[100];
};

static struct header header;
static char copy[sizeof header];
static size_t wanted;

static void *worker(void *arg) {
	char *name = arg;
	size_t n = wanted < 16 ? wanted : 16;
	memcpy(copy, name, n); // NORACE
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	wanted = 20 * (size_t)argc;
	pthread_create(&t, NULL, worker, header.name);
	header.length = 1; // NORACE
	pthread_join(t, NULL);
	return 0;
}
