// A walk along a list that goes on too early.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct item { int n; pthread_mutex_t lock; struct item *next; };
struct item table[8];
struct item *list;

static void *worker(void *arg) {
  int i = __VERIFIER_nondet_int() & 7, j = __VERIFIER_nondet_int() & 7;
  struct item *p = &table[i], *q = &table[j];
  struct item *e = list;
  while (e) {
    pthread_mutex_lock(&e->lock);
    e->n--; // RACE!
    struct item *before = e;
    e = e->next;
    if (e)
      e->n++; // RACE!
    pthread_mutex_unlock(&before->lock);
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
