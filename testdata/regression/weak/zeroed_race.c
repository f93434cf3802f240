// An allocation that sets an object to zero writes it: who gets the pointer without synchronising does not come after that.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { atomic_int state; int plain; };

static struct node *_Atomic made;

static void *look(void *arg) {
	struct node *n = atomic_load_explicit(&made, memory_order_relaxed);
	if (n) {
		n->state = 1;       // RACE!
		arg = &n->plain + n->plain; // RACE!
	}
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, look, 0);
	struct node *n = calloc(1, sizeof *n); // RACE!
	if (n)
		atomic_store_explicit(&made, n, memory_order_relaxed);
	return 0;
}
