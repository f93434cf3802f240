// What is written and restored under a lock is hidden from readers that hold the lock.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int state, data;

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  int seen = state;
  pthread_mutex_unlock(&m);
  if (seen != 0)
    data = 1; // NORACE
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  state = 0;
  pthread_mutex_unlock(&m);
  data = 2; // NORACE
  pthread_join(t, 0);
  return 0;
}
