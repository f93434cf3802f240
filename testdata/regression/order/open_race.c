// Whether a size on which the result does not depend is evaluated is open (C17 6.7.6.2p5).
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int acquire(void) { return pthread_mutex_lock(&m) + 1; }

void *run(void *arg) {
  int n = 0;
  sum = sizeof(int (*)[n = acquire()]);
  sum += d; // RACE!
  if (n)
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
