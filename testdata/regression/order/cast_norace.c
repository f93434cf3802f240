// An operand of the size is evaluated before it.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int acquire(int n) { return pthread_mutex_lock(&m) + n; }

void *run(void *arg) {
  pthread_mutex_lock(&m);
  sum = d; // NORACE
  pthread_mutex_unlock(&m);
  sum += (int (*)[acquire(sum)])0 != 0;
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
