// The address of a name is stored, and used by another thread.
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

static const char *last;
static pthread_mutex_t names = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct job *j = calloc(1, sizeof *j);
		if (!j)
			break;
		put(j);
		if (!(j = take()))
			continue;
		strcpy(j->name, "job"); // RACE!
		pthread_mutex_lock(&names);
		if (last && hash(last) == 0)
			abort();
		last = j->name;
		pthread_mutex_unlock(&names);
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
