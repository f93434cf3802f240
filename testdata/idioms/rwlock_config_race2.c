// A configuration that is replaced whole: readers hold the lock for reading, a reload takes it for writing.
// The configuration is replaced under the lock for reading.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define READERS 3

struct config {
	int version;
	int timeout;
	char host[32];
};

static struct config *current;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static struct config *load(int version) {
	struct config *c = malloc(sizeof *c);
	if (!c)
		abort();
	c->version = version;
	c->timeout = 10 * version; // RACE!
	snprintf(c->host, sizeof c->host, "host%d.example.org", version); // RACE!
	return c;
}

static void reload(int version) {
	struct config *c = load(version);
	pthread_rwlock_rdlock(&lock);
	struct config *old = current;
	current = c; // RACE!
	pthread_rwlock_unlock(&lock);
	free(old); // RACE!
}

static void *reader(void *arg) {
	long *sum = arg;
	for (int i = 0; i < 50; i++) {
		pthread_rwlock_rdlock(&lock);
		const struct config *c = current; // RACE!
		*sum += c->timeout; // RACE!
		for (const char *p = c->host; *p; p++) // RACE!
			*sum += *p; // RACE!
		pthread_rwlock_unlock(&lock);
	}
	return NULL;
}

static void *watcher(void *unused) {
	(void)unused;
	for (int version = 2; version < 12; version++)
		reload(version);
	return NULL;
}

int main(void) {
	pthread_t readers[READERS], watch;
	long sums[READERS] = {0}, sum = 0;
	current = load(1);
	for (int i = 0; i < READERS; i++)
		pthread_create(&readers[i], NULL, reader, &sums[i]);
	pthread_create(&watch, NULL, watcher, NULL);
	for (int i = 0; i < READERS; i++) {
		pthread_join(readers[i], NULL);
		sum += sums[i];
	}
	pthread_join(watch, NULL);
	printf("version %d, %s\n", current->version, sum > 0 ? "read" : "not read");
	free(current);
	return 0;
}
