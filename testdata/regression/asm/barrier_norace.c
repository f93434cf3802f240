// With a memory clobber a locked instruction orders what stands around it.
#include <pthread.h>
#include <stdlib.h>

int *slot;

void *work(void *arg) {
  int *p = malloc(sizeof *p);
  if (p) {
    *p = 1; // NORACE
    __asm__ volatile("lock; xchgq %0, %1" : "+r"(p), "+m"(slot) : : "memory");
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  int *p = 0;
  __asm__ volatile("lock; xchgq %0, %1" : "+r"(p), "+m"(slot) : : "memory");
  if (p)
    *p = 2; // NORACE
  pthread_join(t, 0);
}
