// A reader and a writer of one element's lock exclude each other.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct item { int n; pthread_rwlock_t lock; } table[8];

static void *worker(void *arg) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7];
  pthread_rwlock_wrlock(&p->lock);
  p->n++; // NORACE
  pthread_rwlock_unlock(&p->lock);
  return arg;
}

static void *reader(void *arg) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7];
  pthread_rwlock_rdlock(&p->lock);
  long n = p->n; // NORACE
  pthread_rwlock_unlock(&p->lock);
  return (void *)n;
}

int main(void) {
  pthread_t t, u;
  for (int i = 0; i < 8; i++)
    pthread_rwlock_init(&table[i].lock, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, reader, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
