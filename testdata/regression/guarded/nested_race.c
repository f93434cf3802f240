// The same, but the reader holds the inner lock: it sees what was there when that was released.
#include <pthread.h>

pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER, inner = PTHREAD_MUTEX_INITIALIZER;
int state, data;

static void *worker(void *arg) {
  pthread_mutex_lock(&inner);
  int seen = state;
  pthread_mutex_unlock(&inner);
  if (seen != 0)
    data = 1; // RACE!
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&outer);
  pthread_mutex_lock(&inner);
  state = 1;
  pthread_mutex_unlock(&inner);
  pthread_mutex_lock(&inner);
  state = 0;
  pthread_mutex_unlock(&inner);
  pthread_mutex_unlock(&outer);
  data = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
