// Two arrays of heads share their beginning, and one of them is longer.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct node {
	int value;
	struct node *next;
};

static union {
	struct node *a[8];
	struct node *b[4];
} u;
#define slot u.b
static pthread_mutex_t lock[8];
static unsigned which;

static struct node *make(int value) {
	struct node *n = malloc(sizeof *n);
	if (!n)
		abort();
	n->value = value;
	n->next = 0;
	return n;
}

static void insert(struct node *n, struct node *behind) {
	struct node *next = behind->next;
	behind->next = n;
	n->next = next;
}

static void *work(void *arg) {
	pthread_mutex_lock(&lock[6]);
	insert(make(3), u.a[6]); // RACE!
	for (struct node *n = u.a[6]; n; n = n->next) // RACE!
		n->value++;
	pthread_mutex_unlock(&lock[6]);
	return arg;
}

int main(int argc, char **argv) {
	pthread_t t[2];
	if (argc < 1 || argc > 4)
		return 0;
	which = (unsigned)argc - 1;
	for (unsigned i = 0; i < 4; i++) {
		pthread_mutex_init(&lock[i], 0);
		slot[i] = make(1);
		insert(make(2), slot[i]);
	}
	u.a[6] = make(1);
	insert(make(4), u.a[6]);
	pthread_create(&t[0], 0, work, 0);
	pthread_create(&t[1], 0, work, t);
	struct node **at = &u.a[6];
	memset(at, 0, sizeof *at); // RACE!
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	return 0;
}
