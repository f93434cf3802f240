// Who synchronises where the pointer is handed over comes after all that was done to the object before.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { atomic_int state; int plain; };

static struct node *_Atomic made;

static void *look(void *arg) {
	struct node *n = atomic_load_explicit(&made, memory_order_acquire);
	if (n) {
		n->state = 1;       // NORACE
		arg = &n->plain + n->plain; // NORACE
	}
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, look, 0);
	struct node *n = calloc(1, sizeof *n); // NORACE
	if (n)
		atomic_store_explicit(&made, n, memory_order_release);
	return 0;
}
