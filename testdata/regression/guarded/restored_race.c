// The lock is released in between: readers that hold it see the intermediate value.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int state, data;

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  int seen = state;
  pthread_mutex_unlock(&m);
  if (seen != 0)
    data = 1; // RACE!
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  state = 0;
  pthread_mutex_unlock(&m);
  data = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
