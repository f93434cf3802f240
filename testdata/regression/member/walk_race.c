// The same, and the array itself is written beside the walk.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct entry {
	int refs;
	char name[24];
	int hits;
};

static struct entry *shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int length;

static void *worker(void *arg) {
	int n = 0;
	for (const char *p = shared->name; *p; p++) // RACE!
		n++;
	pthread_mutex_lock(&lock);
	shared->name[n % 4]++; // RACE!
	shared->hits += n; // NORACE
	pthread_mutex_unlock(&lock);
	return NULL;
}

int main(void) {
	pthread_t a, b;
	shared = calloc(1, sizeof *shared);
	if (!shared)
		return 1;
	strcpy(shared->name, "entry");
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return length;
}
