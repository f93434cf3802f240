// Outputs may be what pointers among the inputs were.
#include <pthread.h>

int x, y;

void *work(void *arg) {
  long out, in = (long)&x;
  __asm__("vmovq %1, %%xmm0\n\tvmovq %%xmm0, %0" : "=r"(out) : "r"(in) : "xmm0");
  *(int *)out = 1; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  y++; // NORACE
  pthread_join(t, 0);
}
