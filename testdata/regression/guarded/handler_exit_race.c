// A handler of signals ends the process while its thread holds the recursive lock; a function that runs at exit takes that once more.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
int state, data;

static void last(void) {
  pthread_mutex_lock(&m);
  if (state == 1) // NORACE imprecise
    data = 1; // RACE!
  pthread_mutex_unlock(&m);
}

static void handler(int s) { exit(s); }

static void *worker(void *arg) {
  data = 2; // RACE!
  return arg;
}

int main(void) {
  pthread_t t;
  atexit(last);
  signal(SIGINT, handler);
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1; // NORACE imprecise
  state = 0; // NORACE imprecise
  pthread_mutex_unlock(&m);
  return 0;
}
