// Two locks in the order of numbers in memory that do not change: it needs to be known that they do not.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct account { int balance, id; pthread_mutex_t m; } table[8];

static void transfer(struct account *from, struct account *to, int n) {
  struct account *a = from->id < to->id ? from : to;
  struct account *b = from->id < to->id ? to : from;
  pthread_mutex_lock(&a->m);
  pthread_mutex_lock(&b->m);
  from->balance -= n; // NORACE imprecise
  to->balance += n; // NORACE imprecise
  pthread_mutex_unlock(&a->m);
  pthread_mutex_unlock(&b->m);
}

static void *worker(void *arg) {
  transfer(&table[__VERIFIER_nondet_int() & 7], &table[__VERIFIER_nondet_int() & 7], 3);
  return arg;
}

int main(void) {
  pthread_t t, u;
  for (int i = 0; i < 8; i++) {
    table[i].id = i;
    pthread_mutex_init(&table[i].m, 0);
  }
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
