// A function returns a node that it has taken out, but for what its other link leads to, which stays in a variable.
#include <pthread.h>
#include <stdlib.h>

struct load {
	int value;
};

struct node {
	struct node *next;
	struct load *load;
};

static struct node *top;
static struct load *latest;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct node *pop(void) {
	pthread_mutex_lock(&m);
	struct node *n = top;
	if (n)
		top = n->next;
	if (n)
		latest = n->load;
	pthread_mutex_unlock(&m);
	return n;
}

static void push(void) {
	struct node *n = malloc(sizeof *n);
	struct load *l = malloc(sizeof *l);
	if (!n || !l)
		abort();
	l->value = 1; // NORACE
	n->load = l;
	pthread_mutex_lock(&m);
	n->next = top;
	top = n;
	pthread_mutex_unlock(&m);
}

static void *work(void *unused) {
	struct node *n;
	while ((n = pop())) {
		n->load->value = 2; // RACE!
		pthread_mutex_lock(&m);
		struct load *l = latest;
		latest = NULL;
		pthread_mutex_unlock(&m);
		if (l)
			l->value++; // RACE!
		free(n);
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	for (int i = 0; i < 3; i++)
		push();
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
