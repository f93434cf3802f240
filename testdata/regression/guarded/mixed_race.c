// The lock is taken on one of two paths: whether what was written is hidden depends on the path.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int state;
int data, lucky;

static void *worker(void *arg) {
  pthread_mutex_lock(&m);
  if (state == 1)
    data = 1; // RACE!
  pthread_mutex_unlock(&m);
  return arg;
}

int main(int argc, char **argv) {
  pthread_t t;
  lucky = argc > 1;
  pthread_create(&t, 0, worker, 0);
  if (lucky)
    pthread_mutex_lock(&m);
  state = 1;
  state = 0;
  if (lucky)
    pthread_mutex_unlock(&m);
  data = 2; // RACE!
  pthread_join(t, 0);
  return 0;
}
