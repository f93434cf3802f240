// A thread-local variable that another file defines has an initial value of which nothing is known.
#include <pthread.h>

extern __thread int on;
int x;

void *work(void *arg) {
  on = 0;
  if (on)
    x++; // NORACE
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
