// A handler of forks gets the GMutex only when its thread does not hold it.
#define _GNU_SOURCE
#include <glib.h>
#include <pthread.h>
#include <unistd.h>

GMutex m;
int state, data;

static void prepare(void) {
  g_mutex_lock(&m);
  if (state == 1)
    data = 1; // NORACE
  g_mutex_unlock(&m);
}

static void *worker(void *arg) {
  data = 2; // NORACE
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_atfork(prepare, 0, 0);
  pthread_create(&t, 0, worker, 0);
  g_mutex_lock(&m);
  state = 1;
  fork();
  state = 0;
  g_mutex_unlock(&m);
  return 0;
}
