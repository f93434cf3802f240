// What the address of a name is converted to has a link, which is copied as a number.
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

static unsigned hash(const char *s) {
	unsigned h = 5381;
	while (*s)
		h = h * 33 + (unsigned char)*s++;
	return h;
}

struct view {
	char name[36];
	long next;
};

static void copy(char *to, const char *from) {
	((struct view *)to)->next = ((const struct view *)from)->next; // NORACE imprecise
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct job *j = calloc(1, sizeof *j);
		if (!j)
			break;
		put(j);
		if (!(j = take()))
			continue;
		strcpy(j->name, "job"); // NORACE imprecise
		struct job *other = take();
		if (other) {
			other->next = NULL; // NORACE imprecise
			copy(other->name, j->name);
			struct job *n = other->next; // NORACE imprecise
			if (n)
				n->id++; // RACE!
			other->id++; // RACE!
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
