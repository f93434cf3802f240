// A thread is cancelled before it has put a queue in order, and the lock is released.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct node {
	struct node *next;
	int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *head, *tail, *stack;

static void put(struct node *n) {
	n->next = NULL;
	pthread_mutex_lock(&lock);
	if (tail)
		tail->next = n; // RACE!
	else
		head = n;
	tail = n;
	pthread_mutex_unlock(&lock);
}

static struct node *get(void) {
	pthread_mutex_lock(&lock);
	struct node *n = stack;
	if (n)
		stack = n->next; // RACE!
	pthread_mutex_unlock(&lock);
	return n;
}

static void release(void *unused) {
	(void)unused;
	pthread_mutex_unlock(&lock);
}

static void *move(void *unused) {
	for (;;) {
		pthread_mutex_lock(&lock);
		pthread_cleanup_push(release, NULL);
		struct node *n = head;
		if (n) {
			head = n->next; // RACE!
			n->next = stack; // RACE!
			stack = n;
			pthread_testcancel();
			if (!head)
				tail = NULL;
		}
		pthread_cleanup_pop(1);
	}
	return unused;
}

static void *produce(void *unused) {
	(void)unused;
	for (int i = 0; i < 100; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n)
			abort();
		n->value = i;
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
			n->value++; // RACE!
			free(n); // RACE!
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
		pthread_cancel(mover);
		pthread_join(mover, NULL);
	}
	for (int i = 0; i < 4; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
