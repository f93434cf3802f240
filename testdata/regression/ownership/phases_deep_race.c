// Two threads take the second item out of a list, whose first one is where it was.
#include <pthread.h>
#include <stdlib.h>

struct item {
	struct item *next;
	int value;
};

static struct item *items;

static void *f(void *arg) {
	struct item *it = items;
	if (it && it->next) { // RACE!
		struct item *second = it->next; // RACE!
		it->next = second->next;        // RACE!
		second->value++; // RACE!
		free(second); // RACE!
	}
	return arg;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 3; i++) {
		struct item *it = malloc(sizeof *it);
		if (!it)
			return 1;
		it->value = i;
		it->next = items;
		items = it;
	}
	pthread_create(&t, NULL, f, NULL);
	pthread_create(&u, NULL, f, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	while (items) {
		struct item *it = items;
		items = it->next; // NORACE
		free(it);         // NORACE
	}
	return 0;
}
