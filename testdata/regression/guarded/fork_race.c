// A handler of forks takes the recursive lock once more that its thread holds.
#define _GNU_SOURCE
#include <pthread.h>
#include <unistd.h>

pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
int state, data;

static void prepare(void) {
  pthread_mutex_lock(&m);
  if (state == 1)
    data = 1; // RACE!
  pthread_mutex_unlock(&m);
}

static void *worker(void *arg) {
  data = 2; // RACE!
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
