// A weakref is the library function that it names.
#include <pthread.h>

static int lock(pthread_mutex_t *) __attribute__((weakref("pthread_mutex_trylock")));

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *work(void *arg) {
  lock(&m);
  x++; // RACE!
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_mutex_lock(&m);
  x++; // RACE!
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
