// The same, behind the join.
#include <pthread.h>
#include <stddef.h>

struct note {
	int length;
	char name[4];
};

static _Alignas(struct note) char buffer[256];

static void *worker(void *arg) {
	struct note *n = (struct note *)buffer;
	char *p = n->name;
	for (int i = 0; i < n->length; i++)
		p[i] = 'a'; // NORACE
	return NULL;
}

int main(void) {
	pthread_t t;
	((struct note *)buffer)->length = 200;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	buffer[100] = 'b'; // NORACE
	return 0;
}
