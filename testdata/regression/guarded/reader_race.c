// A reader that does not hold the lock sees what others hide.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int state;
int data;

static void *worker(void *arg) {
  if (state != 0)
    data = 1; // RACE!
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  state = 1;
  state = 0;
  pthread_mutex_unlock(&m);
  data = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
