// The bytes of a name are copied, and those of the link behind it.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct job {
	int id;
	char name[32];
	struct job *next;
};

static struct job *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void put(struct job *j) {
	pthread_mutex_lock(&m);
	j->next = head; // NORACE imprecise
	head = j;
	pthread_mutex_unlock(&m);
}

static struct job *take(void) {
	pthread_mutex_lock(&m);
	struct job *j = head;
	if (j)
		head = j->next; // NORACE imprecise
	pthread_mutex_unlock(&m);
	return j;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct job *j = calloc(1, sizeof *j);
		if (!j)
			break;
		j->id = i; // NORACE imprecise
		put(j);
		if ((j = take())) {
			struct job *other = take();
			if (other) {
				other->next = NULL; // NORACE imprecise
				memcpy(other->name, j->name, sizeof j->name + sizeof j->next + 4); // NORACE imprecise
				other->id++; // RACE!
				struct job *n = other->next; // NORACE imprecise
				if (n)
					n->id++; // RACE!
				put(other);
			}
			put(j);
		}
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, NULL, work, NULL);
	pthread_create(&u, NULL, work, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
