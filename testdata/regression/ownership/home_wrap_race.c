// The number of an element wraps around while none is given away, and an element is given away a second time.
#include <pthread.h>

struct job {
	struct job *next;
	int value;
};

static struct job jobs[4];
static struct job *top;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void push(struct job *n) {
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static struct job *pop(void) {
	pthread_mutex_lock(&m);
	struct job *n = top;
	if (n)
		top = n->next;
	pthread_mutex_unlock(&m);
	return n;
}

static void *work(void *unused) {
	struct job *n = pop();
	if (n)
		n->value++; // RACE!
	return unused;
}

int main(void) {
	pthread_t t, u;
	unsigned i = 0;
	do {
		if (i < 2)
			push(&jobs[i]);
		i++;
	} while (i != 0);
	push(&jobs[i]);
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
