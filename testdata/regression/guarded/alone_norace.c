// What main writes as a writer, while it is alone, nobody finds before it releases the lock: it never does.
#include <pthread.h>

pthread_rwlock_t w = PTHREAD_RWLOCK_INITIALIZER;
int data, b;

static void *worker(void *arg) {
  pthread_rwlock_rdlock(&w);
  if (b == 1)
    data = 1; // NORACE
  pthread_rwlock_unlock(&w);
  return arg;
}

static void *first(void *arg) {
  pthread_rwlock_wrlock(&w);
  b = 0;
  pthread_rwlock_unlock(&w);
  return arg;
}

int main(void) {
  pthread_t t;
  if (pthread_create(&t, 0, first, 0)) return 1;
  pthread_join(t, 0);
  pthread_rwlock_wrlock(&w);
  b = 1;
  pthread_create(&t, 0, worker, 0);
  for (;;)
    data = 2; // NORACE
}
