// The address of the first member is that of the structure: converted to that, it leads to all of it.
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
	struct header *h = (struct header *)(char *)arg;
	size_t n = wanted < sizeof *h ? wanted : sizeof *h;
	memcpy(copy, h, n); // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	pthread_t t;
	wanted = 20 * (size_t)argc;
	pthread_create(&t, NULL, worker, header.name);
	header.length = 1; // RACE!
	pthread_join(t, NULL);
	return 0;
}
