// Assembly that names an object uses it, whatever it says of its operands.
#include <pthread.h>

int x, y;

void *work(void *arg) {
  __asm__ volatile("addl %0, x(%%rip)" : : "r"(1)); // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  pthread_join(t, 0);
}
