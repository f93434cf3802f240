// Every write is made under the lock: what a thread has written there it finds again.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int state;
int data;

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  state = 3;
  pthread_mutex_unlock(&m);
  data = 1; // NORACE
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  if (state == 3)
    data = 2; // NORACE
  state = 0;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
