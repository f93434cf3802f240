// Assembly finds what is in the registers that variables are, although they are no operands.
#include <pthread.h>

int x, y;
register int *where __asm__("r15");

void *work(void *arg) {
  where = &y;
  __asm__ volatile("incl (%r15)" ::: "memory");
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // NORACE
}
