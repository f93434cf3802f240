// A stack holds pointers of type void *.
#include <pthread.h>
#include <stdlib.h>

struct item {
	int n;
};

static void *items[8];
static int height;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int push(void *p) {
	int ok = 0;
	pthread_mutex_lock(&m);
	if (height < 8) {
		items[height++] = p;
		ok = 1;
	}
	pthread_mutex_unlock(&m);
	return ok;
}

static void *pop(void) {
	void *p = NULL;
	pthread_mutex_lock(&m);
	if (height > 0)
		p = items[--height];
	pthread_mutex_unlock(&m);
	return p;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct item *n = pop();
		if (!n)
			continue;
		n->n++; // NORACE
		if (!push(n))
			free(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	for (int i = 0; i < 6; i++) {
		struct item *n = calloc(1, sizeof *n);
		if (n && !push(n))
			free(n);
	}
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
