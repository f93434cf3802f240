// A mailbox with one slot: the letter in it belongs to the reader as soon as it is posted.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define LETTERS 25

struct letter {
	int number;
	char text[24];
	int stamp;
};

static struct letter *slot;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t emptied = PTHREAD_COND_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;

static void post(struct letter *l) {
	pthread_mutex_lock(&lock);
	while (slot)
		pthread_cond_wait(&emptied, &lock);
	slot = l; // NORACE
	pthread_cond_signal(&filled);
	pthread_mutex_unlock(&lock);
}

static struct letter *fetch(void) {
	pthread_mutex_lock(&lock);
	while (!slot)
		pthread_cond_wait(&filled, &lock);
	struct letter *l = slot;
	slot = NULL; // NORACE
	pthread_cond_signal(&emptied);
	pthread_mutex_unlock(&lock);
	return l;
}

static int waiting(void) {
	pthread_mutex_lock(&lock);
	int any = slot != NULL; // NORACE
	pthread_mutex_unlock(&lock);
	return any;
}

static void *send(void *unused) {
	(void)unused;
	for (int i = 1; i <= LETTERS; i++) {
		struct letter *l = calloc(1, sizeof *l);
		if (!l)
			abort();
		l->number = i;
		snprintf(l->text, sizeof l->text, "letter %d", i);
		l->stamp = 100 + i;
		post(l);
	}
	return NULL;
}

int main(void) {
	pthread_t sender;
	long sum = 0;
	int early = 0;
	pthread_create(&sender, NULL, send, NULL);
	for (int i = 1; i <= LETTERS; i++) {
		early += waiting();
		struct letter *l = fetch();
		printf("%s\n", l->text);
		sum += l->number + l->stamp; // NORACE
		free(l); // NORACE
	}
	pthread_join(sender, NULL);
	printf("%ld, %s\n", sum, early ? "some waited" : "none waited");
	return 0;
}
