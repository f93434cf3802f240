// Basic assembly has no operands: it uses no object whose name is not in its text.
#include <pthread.h>

int x, y;

void *work(void *arg) {
  __asm__("vzeroupper\n\tincl y(%rip)"); // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // NORACE
  pthread_join(t, 0);
}
