// Rings that are linked both ways, each with a lock, but for who inserts.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct link {
	struct link *next, *prev;
};

struct item {
	long value;
	struct link link;
};

static struct table {
	struct link head[8];
	pthread_mutex_t lock[8];
} table;

#define item_of(l) ((struct item *)((char *)(l) - offsetof(struct item, link)))

static void ring(struct link *l) {
	l->next = l; // RACE!
	l->prev = l; // RACE!
}

static void insert(struct link *l, struct link *head) {
	struct link *next = head->next; // RACE!
	next->prev = l; // RACE!
	l->next = next; // RACE!
	l->prev = head; // RACE!
	head->next = l; // RACE!
}

static struct item *make(long value) {
	struct item *p = malloc(sizeof *p);
	if (!p)
		abort();
	p->value = value; // RACE!
	ring(&p->link);
	return p;
}

static void *work(void *arg) {
	for (unsigned i = 0; i < 8; i++) {
		insert(&make(i)->link, &table.head[i]);
		pthread_mutex_lock(&table.lock[i]);
		for (struct link *l = table.head[i].next; l != &table.head[i]; l = l->next) // RACE!
			item_of(l)->value++; // RACE!
		pthread_mutex_unlock(&table.lock[i]);
	}
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (unsigned i = 0; i < 8; i++) {
		ring(&table.head[i]);
		pthread_mutex_init(&table.lock[i], 0);
		for (unsigned n = 0; n < 3 * i; n++)
			insert(&make(n)->link, &table.head[i]);
	}
	for (int k = 0; k < 2; k++)
		pthread_create(&t[k], 0, work, 0);
	return 0;
}
