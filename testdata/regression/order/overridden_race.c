// Whether an initialiser is evaluated that another one overrides is open.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int acquire(void) { return pthread_mutex_lock(&m) + 1; }

void *run(void *arg) {
  int a[2] = {[0] = acquire(), [0] = 2};
  sum = a[0] + d; // RACE!
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
