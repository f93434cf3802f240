// d may be read between the two calls, where the mutex is not held.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int release(void) { return pthread_mutex_unlock(&m); }
int acquire(void) { return pthread_mutex_lock(&m); }

void *run(void *arg) {
  pthread_mutex_lock(&m);
  sum = d + (release() + acquire()); // RACE!
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_mutex_lock(&m);
  d = 1; // RACE!
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return sum;
}
