// A function that runs at exit takes the recursive lock once more that its thread holds.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
int state, data;

static void last(void) {
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
  atexit(last);
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  if (t)
    exit(0);
  state = 0;
  pthread_mutex_unlock(&m);
  return 0;
}
