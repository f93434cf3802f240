// Nothing comes between the two statements of a function that the read is no part of.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int release(void) { return pthread_mutex_unlock(&m); }
int acquire(void) { return pthread_mutex_lock(&m); }
int again(void) {
  release();
  return acquire();
}

void *run(void *arg) {
  pthread_mutex_lock(&m);
  sum = d + again(); // NORACE
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  pthread_mutex_lock(&m);
  d = 1; // NORACE
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return sum;
}
