// An exchange hands a pointer over, with what was written before.
#include <pthread.h>
#include <stdlib.h>

int *slot, x, y;

static int *exchange(int *p) {
  __asm__ volatile("xchgq %0, %1" : "+r"(p), "+m"(slot) : : "memory");
  return p;
}

void *work(void *arg) {
  int *p = malloc(sizeof *p);
  if (p) {
    *p = 1; // NORACE
    exchange(p);
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  int *p = exchange(0);
  if (p)
    *p = 2; // NORACE
  pthread_join(t, 0);
}
