// Assembly may store one operand in another.
#include <pthread.h>

int x, y;
int *where = &y;

void *work(void *arg) {
  __asm__ volatile("vmovq %1, %%xmm0\n\tvmovq %%xmm0, %0" : "=m"(where) : "r"(&x) : "xmm0");
  *where = 1; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  pthread_join(t, 0);
}
