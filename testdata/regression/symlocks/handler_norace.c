// A handler that locks what the interrupted thread holds waits for ever.
#include <pthread.h>
#include <signal.h>
extern int __VERIFIER_nondet_int(void);

struct item { int n; pthread_mutex_t lock; } table[8];

static void handler(int signal) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7];
  pthread_mutex_lock(&p->lock);
  p->n++; // NORACE
  pthread_mutex_unlock(&p->lock);
}

static void *worker(void *arg) {
  struct item *p = &table[__VERIFIER_nondet_int() & 7];
  pthread_mutex_lock(&p->lock);
  p->n--; // NORACE
  pthread_mutex_unlock(&p->lock);
  return arg;
}

int main(void) {
  pthread_t t;
  for (int i = 0; i < 8; i++)
    pthread_mutex_init(&table[i].lock, 0);
  signal(SIGUSR1, handler);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return 0;
}
