// The same, behind the join.
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
static size_t back = offsetof(struct entry, name);

static void *worker(void *arg) {
	uintptr_t at = (uintptr_t)entry.name;
	int *p = (int *)(at - *(size_t *)arg);
	(*p)++; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &back);
	pthread_join(t, NULL);
	entry.hits++; // NORACE
	return 0;
}
