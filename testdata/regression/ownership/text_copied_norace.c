// The name of a node, which holds a link, too, is copied as a text.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct job {
	int id;
	char name[32];
	struct job *next;
};

static struct job *head;
static char last[32];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, names = PTHREAD_MUTEX_INITIALIZER;

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

static void say(const struct job *j, const char *prefix) {
	char text[64];
	pthread_mutex_lock(&names);
	snprintf(text, sizeof text, "%s%s", prefix, j->name);
	puts(text);
	strncpy(last, j->name, sizeof last - 1);
	pthread_mutex_unlock(&names);
}

static void *work(void *unused) {
	for (int i = 0; i < 9; i++) {
		struct job *j = calloc(1, sizeof *j);
		if (!j)
			break;
		j->id = i;
		put(j);
		if ((j = take())) {
			strcpy(j->name, "job"); // NORACE
			j->id++; // NORACE
			say(j, "- ");
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
