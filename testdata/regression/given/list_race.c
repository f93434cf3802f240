// Two objects lead to one.
#include <pthread.h>
#include <stdlib.h>

struct node { struct node *next; int value; };
struct work { struct node *head; long sum; };

void *worker(void *arg) {
	struct work *w = arg;
	for (struct node *n = w->head; n != NULL; n = n->next)
		n->value++; // RACE!
	return NULL;
}

int main(int argc, char **argv) {
	struct node *last = calloc(1, sizeof *last);
	for (int i = 0; i < argc; i++) {
		struct work *w = calloc(1, sizeof *w);
		if (w == NULL)
			return 1;
		w->head = last;
		for (int k = 0; k < 4; k++) {
			struct node *n = malloc(sizeof *n);
			if (n == NULL)
				return 1;
			n->value = k;
			n->next = w->head;
			w->head = n;
		}
		pthread_t t;
		if (pthread_create(&t, NULL, worker, w) != 0)
			return 1;
		pthread_detach(t);
	}
	pthread_exit(NULL);
}
