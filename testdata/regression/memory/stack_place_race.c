// Numbers made of the addresses of variables that are gone may be those of other variables.
#include <pthread.h>
#include <stdint.h>

int x;

static uintptr_t one(void) {
  int a;
  return (uintptr_t)&a;
}
static uintptr_t two(void) {
  int b;
  return (uintptr_t)&b;
}

void *work(void *arg) {
  if (one() == two())
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
