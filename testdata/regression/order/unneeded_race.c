// A size on which nothing depends may be evaluated: d is read without the mutex.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int release(void) { return pthread_mutex_unlock(&m) + 1; }

void *run(void *arg) {
  pthread_mutex_lock(&m);
  sum = sizeof(int (*)[release()]);
  sum += d; // RACE!
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
