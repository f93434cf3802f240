// A function that is called in a section releases the lock.
#include <pthread.h>

struct job {
	struct job *next;
	int value;
};

static struct job jobs[9];
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
	struct job *n;
	while ((n = pop()))
		n->value++; // RACE!
	return unused;
}

static void rest(void) {
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
}

static void *watch(void *unused) {
	pthread_mutex_lock(&m);
	struct job *n = top;
	rest();
	if (n)
		n->value = 7; // RACE!
	pthread_mutex_unlock(&m);
	return unused;
}

static void give(void) {
	for (int i = 0; i < 9; i++) {
		jobs[i].value = i; // NORACE imprecise
		push(&jobs[i]);
	}
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], 0, i ? work : watch, 0);
	give();
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return jobs[1].value;
}
