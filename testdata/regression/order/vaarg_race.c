// va_arg evaluates the size in its type.
#include <stdarg.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int d, sum;

int release(void) { return pthread_mutex_unlock(&m) + 1; }

void use(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int (*p)[3] = va_arg(ap, int (*)[release()]);
  sum = d + (p != 0); // RACE!
  va_end(ap);
}

void *run(void *arg) {
  pthread_mutex_lock(&m);
  use(1, arg);
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
