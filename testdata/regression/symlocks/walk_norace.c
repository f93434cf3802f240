// A walk along a list, hand over nothing.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct item { int n; pthread_mutex_t lock; struct item *next; };
struct item table[8];
struct item *list;

static void *worker(void *arg) {
  int i = __VERIFIER_nondet_int() & 7, j = __VERIFIER_nondet_int() & 7;
  struct item *p = &table[i], *q = &table[j];
  for (struct item *e = list; e; e = e->next) { // NORACE
    pthread_mutex_lock(&e->lock);
    e->n++; // NORACE
    pthread_mutex_unlock(&e->lock);
  }
  (void)p, (void)q;
  return arg;
}

int main(void) {
  pthread_t t, u;
  for (int i = 0; i < 8; i++) {
    pthread_mutex_init(&table[i].lock, 0);
    table[i].next = list;
    list = &table[i];
  }
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
