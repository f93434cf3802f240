// An activation of a function with a loop that is unrolled ends, and with it what its variables mean.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct item { int n; pthread_mutex_t lock; };
struct item table[8];

static void add(struct item *e, int more) {
  int *cells[3];
  for (int i = 0; i < 3; i++)
    cells[i] = &e->n;
  if (more) {
    add(&table[__VERIFIER_nondet_int() & 7], 0);
    e->n++; // RACE!
  } else
    pthread_mutex_lock(&e->lock);
}

static void *worker(void *arg) {
  add(&table[__VERIFIER_nondet_int() & 7], 1);
  return arg;
}

int main(void) {
  pthread_t t, u;
  for (int i = 0; i < 8; i++)
    pthread_mutex_init(&table[i].lock, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
