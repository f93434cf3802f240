// An element of a vector is a place of its own; an operator reads all of them.
#include <pthread.h>

typedef int v4 __attribute__((vector_size(16)));
v4 a = {1, 2, 3, 4}, b;

void *work(void *arg) {
  a[1] = 7; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  b = a + 1; // RACE!
  pthread_join(t, 0);
}
