// The lock that a handler of signals leaves behind is not taken again by what runs at exit: it is of the normal type.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int state, data;

static void last(void) {
  pthread_mutex_lock(&m);
  if (state == 1)
    data = 1; // NORACE
  pthread_mutex_unlock(&m);
}

static void handler(int s) { exit(s); }

static void *worker(void *arg) {
  data = 2; // NORACE
  return arg;
}

int main(void) {
  pthread_t t;
  atexit(last);
  signal(SIGINT, handler);
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  state = 0;
  pthread_mutex_unlock(&m);
  return 0;
}
