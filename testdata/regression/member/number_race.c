// What is computed with the address as a number may lie anywhere in the structure.
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
	(*p)++; // RACE!
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, worker, &back);
	entry.hits++; // RACE!
	pthread_join(t, NULL);
	return 0;
}
