// An array of one head lies at the beginning of each element of another array, and the program uses both.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct node {
	int value;
	struct node *next;
};

static struct node *slot[8][1];
static unsigned zero;
static pthread_mutex_t lock[8];
static unsigned which;

static struct node *make(int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->value = value; // RACE!
	n->next = 0; // RACE!
	return n;
}

static void insert(struct node *n, struct node *behind) {
	struct node *next = behind->next; // RACE!
	behind->next = n; // RACE!
	n->next = next; // RACE!
}

static void *work(void *arg) {
	unsigned i = which ^ (arg != 0);
	pthread_mutex_lock(&lock[i]);
	insert(make(3), slot[i][0]);
	for (struct node *n = slot[i][0]; n; n = n->next) // RACE!
		n->value++; // RACE!
	pthread_mutex_unlock(&lock[i]);
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	if (argc < 1 || argc > 8)
		return 0;
	which = (unsigned)argc - 1;
	for (unsigned i = 0; i < 8; i++) {
		pthread_mutex_init(&lock[i], 0);
		slot[i][0] = make(1);
		insert(make(2), slot[i][0]);
	}
	if (!slot[0][zero])
		return 1;
	struct node **at = &slot[3][0];
	*at = slot[2][0];
	pthread_create(&t[0], 0, work, 0);
	pthread_create(&t[1], 0, work, t);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
