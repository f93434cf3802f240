// Names are hashed in the list, without its lock.
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

static unsigned hash(const char *s) {
	unsigned h = 5381;
	while (*s) // RACE!
		h = h * 33 + (unsigned char)*s++; // RACE!
	return h;
}

static unsigned sum(void) {
	unsigned h = 0;
	pthread_mutex_lock(&m);
	struct job *j = head;
	pthread_mutex_unlock(&m);
	if (j)
		h += hash(j->name);
	return h;
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct job *j = calloc(1, sizeof *j);
		if (!j)
			break;
		put(j);
		if (!(j = take()))
			continue;
		strcpy(j->name, "job"); // RACE!
		j->id = (int)sum(); // NORACE imprecise
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
