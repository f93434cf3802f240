// Whether something is a constant, or how large an object is, may depend on the optimiser.
#include <pthread.h>
#include <stddef.h>

int x;

void *work(void *arg) {
  int k = 3;
  if (__builtin_object_size(&x, 0) == sizeof x)
    x++; // RACE!
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
