// Outputs may be the addresses of memory operands.
#include <pthread.h>

int x, y;

void *work(void *arg) {
  int *out;
  __asm__("lea %1, %0" : "=r"(out) : "m"(x)); // NORACE
  *out = 1; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  y++; // NORACE
  pthread_join(t, 0);
}
