// Outputs may be the pointers that memory operands hold, also those behind a structure.
#include <pthread.h>

int x, y;
struct { long n; int *where; } s = {1, &x};

void *work(void *arg) {
  int *out;
  __asm__("vmovups %1, %%xmm0\n\tvpextrq $1, %%xmm0, %0" : "=r"(out) : "m"(s) : "xmm0");
  *out = 1; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  y++; // NORACE
  pthread_join(t, 0);
}
