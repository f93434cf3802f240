// Two locks are taken for reading, and released.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct item { int n; pthread_rwlock_t lock; } table[8];

static void *worker(void *arg) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7], *q = &table[__VERIFIER_nondet_int() & 7];
  pthread_rwlock_rdlock(&p->lock);
  pthread_rwlock_rdlock(&q->lock);
  pthread_rwlock_unlock(&p->lock);
  pthread_rwlock_unlock(&q->lock);
  pthread_rwlock_wrlock(&q->lock);
  q->n++; // NORACE
  pthread_rwlock_unlock(&q->lock);
  return arg;
}

static void *reader(void *arg) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7];
  pthread_rwlock_rdlock(&p->lock);
  int seen = p->n; // NORACE
  pthread_rwlock_unlock(&p->lock);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, reader, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
