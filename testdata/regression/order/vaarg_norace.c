// The size in the type of a va_arg takes the mutex.
#include <stdarg.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int acquire(void) { return pthread_mutex_lock(&m) + 1; }

void use(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int (*p)[3] = va_arg(ap, int (*)[acquire()]);
  sum = d + (p != 0); // NORACE
  va_end(ap);
  pthread_mutex_unlock(&m);
}

void *run(void *arg) {
  use(1, arg);
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
