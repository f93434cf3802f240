// The size of what q points to has been evaluated where the type was named.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;


void *run(void *arg) {
  int n = 4;
  __typeof__(int[n]) *q = 0;
  n = 7;
  if (sizeof *q != 4 * sizeof(int))
    sum = d; // NORACE
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
