// A handler of forks gets the lock only when its thread does not hold it.
#define _GNU_SOURCE
#include <pthread.h>
#include <unistd.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int state, data;

static void prepare(void) {
  pthread_mutex_lock(&m);
  if (state == 1)
    data = 1; // NORACE
  pthread_mutex_unlock(&m);
}

static void *worker(void *arg) {
  data = 2; // NORACE
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_atfork(prepare, 0, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  fork();
  state = 0;
  pthread_mutex_unlock(&m);
  return 0;
}
