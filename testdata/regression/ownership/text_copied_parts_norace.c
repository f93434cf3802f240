// Numbers in a node are copied by their address into another node.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct job {
	int id;
	char name[32];
	int parts[4];
	struct job *next;
};

static struct job *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void put(struct job *j) {
	pthread_mutex_lock(&m);
	j->next = head;
	head = j;
	pthread_mutex_unlock(&m);
}

static struct job *take(void) {
	pthread_mutex_lock(&m);
	struct job *j = head;
	if (j)
		head = j->next;
	pthread_mutex_unlock(&m);
	return j;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct job *j = calloc(1, sizeof *j);
		if (!j)
			break;
		put(j);
		if (!(j = take()))
			continue;
		int *p = j->parts;
		p[1] = i; // NORACE
		struct job *other = take();
		if (other) {
			memcpy(other->parts, p, 2 * sizeof *p); // NORACE
			put(other);
		}
		put(j);
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
