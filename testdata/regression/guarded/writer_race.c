// One write without the lock is enough: nothing is hidden, and nothing that was found stays.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int state;
int data;

static void *worker(void *arg) {
  state = 3;
  data = 1; // RACE!
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  if (state == 3)
    data = 2; // RACE!
  state = 0;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
