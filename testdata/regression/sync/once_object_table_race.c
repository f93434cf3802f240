// An object with a lock, which is allocated once, and once more when a table of modules, which is there from the start,
// leads to its control.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
struct ledger {
	pthread_mutex_t lock;
	int lines;
};
static pthread_once_t opened = PTHREAD_ONCE_INIT;
static const struct module {
	const char *name;
	pthread_once_t *once;
} modules[] = {{"ledger", &opened}};
static pthread_mutex_t all = PTHREAD_MUTEX_INITIALIZER;
static struct ledger *ledger;
static int total;
static void open_ledger(void) {
	struct ledger *l = malloc(sizeof *l);
	if (!l) abort();
	pthread_mutex_init(&l->lock, 0);
	l->lines = 0;
	ledger = l;
}
static void close_modules(void) {
	for (unsigned i = 0; i < sizeof modules / sizeof *modules; i++)
		memset(modules[i].once, 0, sizeof *modules[i].once);
}
static void *work(void *arg) {
	pthread_mutex_lock(&all);
	pthread_once(&opened, open_ledger);
	struct ledger *l = ledger;
	close_modules();
	pthread_mutex_unlock(&all);
	pthread_mutex_lock(&l->lock);
	total++; // RACE!
	pthread_mutex_unlock(&l->lock);
	return arg;
}
int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		if (pthread_create(&t[i], 0, work, 0))
			abort();
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], 0);
	return 0;
}
