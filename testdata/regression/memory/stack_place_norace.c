// A static variable is where no other is.
#include <pthread.h>
#include <stdint.h>

int x;

static uintptr_t one(void) {
  int a;
  return (uintptr_t)&a;
}
static uintptr_t two(void) {
  static int b;
  return (uintptr_t)&b;
}

void *work(void *arg) {
  if (one() == two())
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
