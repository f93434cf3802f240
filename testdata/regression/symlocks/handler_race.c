// A handler that locks what the interrupted thread holds gets an error, and goes on.
#include <pthread.h>
#include <signal.h>
extern int __VERIFIER_nondet_int(void);

struct item { int n; pthread_rwlock_t lock; } table[8];

static void handler(int signal) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7];
  pthread_rwlock_wrlock(&p->lock);
  p->n++; // RACE!
  pthread_rwlock_unlock(&p->lock);
}

static void *worker(void *arg) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7];
  pthread_rwlock_wrlock(&p->lock);
  p->n--; // RACE!
  pthread_rwlock_unlock(&p->lock);
  return arg;
}

int main(void) {
  pthread_t t;
  signal(SIGUSR1, handler);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
