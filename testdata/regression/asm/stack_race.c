// What a register of the stack holds may lead to the variables of a function.
#include <pthread.h>

int *slot;

void *work(void *arg) {
  *slot = 1; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  int *p, here = 0;
  slot = &here;
  pthread_create(&t, 0, work, 0);
  __asm__("movq %%rsp, %0" : "=r"(p));
  p[3]++; // RACE!
  pthread_join(t, 0);
}
