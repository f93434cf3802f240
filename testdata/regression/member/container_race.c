// From an array the way leads back to the structure that it lies in.
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct entry {
	int hits;
	char name[16];
};

static struct entry entry;

static void hit(char *name) {
	struct entry *e = (struct entry *)(name - offsetof(struct entry, name));
	e->hits++; // RACE!
}

static void *worker(void *arg) {
	hit(arg);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, entry.name);
	hit(entry.name);
	pthread_join(t, NULL);
	return 0;
}
