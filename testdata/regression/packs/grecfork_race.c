// A handler of forks takes the GRecMutex once more that its thread holds.
#define _GNU_SOURCE
#include <glib.h>
#include <pthread.h>
#include <unistd.h>

GRecMutex m;
int state, data;

static void prepare(void) {
  g_rec_mutex_lock(&m);
  if (state == 1)
    data = 1; // RACE!
  g_rec_mutex_unlock(&m);
}

static void *worker(void *arg) {
  data = 2; // RACE!
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_atfork(prepare, 0, 0);
  pthread_create(&t, 0, worker, 0);
  g_rec_mutex_lock(&m);
  state = 1;
  fork();
  state = 0;
  g_rec_mutex_unlock(&m);
  return 0;
}
