// Nobody waits: the lock is held from the write to the last read.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int state, data;

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  if (state == 1) {
    state = 2;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    data = 1; // NORACE
    return arg;
  }
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  if (state == 2)
    data = 2; // NORACE
  state = 0;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
