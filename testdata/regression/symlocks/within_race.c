// An array in a structure with a lock: another one's is held, and threads of which one is known to have the first structure.
#include <pthread.h>
struct bag {
	pthread_mutex_t lock;
	int items[8];
	int n;
};
static struct bag bags[3];
static void put(struct bag *b, int x) {
	pthread_mutex_lock(&b->lock);
	if (b->n < 8)
		b->items[b->n++] = x; // RACE!
	pthread_mutex_unlock(&b->lock);
}
static int take(struct bag *b, struct bag *of) {
	int x = 0;
	pthread_mutex_lock(&b->lock);
	if (b->n > 0)
		x = of->items[--b->n]; // RACE!
	pthread_mutex_unlock(&b->lock);
	return x;
}
static void *work(void *arg) {
	int id = *(int *)arg;
	for (int i = 0; i < 1000; i++) {
		struct bag *b = &bags[id], *c = &bags[(id + 1) % 3];
		put(b, i);
		take(b, c);
		put(c, i);
	}
	return 0;
}
int main(void) {
	pthread_t t[3];
	int ids[3];
	for (int i = 0; i < 3; i++)
		pthread_mutex_init(&bags[i].lock, 0);
	for (int i = 0; i < 3; i++) {
		ids[i] = i;
		pthread_create(&t[i], 0, work, &ids[i]);
	}
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], 0);
	return 0;
}
