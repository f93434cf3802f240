// A thread moves nodes from a queue to a stack, and stops when it is told to.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct node {
	struct node *next;
	int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *head, *tail, *stack;
static int stop;

static void put(struct node *n) {
	n->next = NULL; // NORACE
	pthread_mutex_lock(&lock);
	if (tail)
		tail->next = n; // NORACE
	else
		head = n;
	tail = n;
	pthread_mutex_unlock(&lock);
}

static struct node *get(void) {
	pthread_mutex_lock(&lock);
	struct node *n = stack;
	if (n)
		stack = n->next; // NORACE
	pthread_mutex_unlock(&lock);
	return n;
}

static void *move(void *unused) {
	for (;;) {
		pthread_mutex_lock(&lock);
		struct node *n = head;
		if (n) {
			head = n->next; // NORACE
			n->next = stack; // NORACE
			stack = n;
			if (!head)
				tail = NULL;
		}
		int end = stop;
		pthread_mutex_unlock(&lock);
		if (end)
			return unused;
	}
}

static void *produce(void *unused) {
	(void)unused;
	for (int i = 0; i < 100; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			abort();
		n->value = i; // NORACE
		put(n);
		usleep(20);
	}
	return NULL;
}

static void *consume(void *unused) {
	(void)unused;
	for (int i = 0; i < 100; i++) {
		struct node *n = get();
		if (n) {
			n->value++; // NORACE
			free(n); // NORACE
		}
	}
	return NULL;
}

int main(void) {
	pthread_t threads[4], mover;
	for (int i = 0; i < 4; i++)
		pthread_create(&threads[i], NULL, i % 2 ? consume : produce, NULL);
	for (int i = 0; i < 10; i++) {
		pthread_create(&mover, NULL, move, NULL);
		usleep(300);
		pthread_mutex_lock(&lock);
		stop = 1;
		pthread_mutex_unlock(&lock);
		pthread_join(mover, NULL);
	}
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
