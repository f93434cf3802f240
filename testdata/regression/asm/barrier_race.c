// Without a memory clobber a locked instruction orders nothing: the compiler may move what stands around it.
#include <pthread.h>
#include <stdlib.h>

int *slot;

void *work(void *arg) {
  int *p = malloc(sizeof *p);
  if (p) {
    *p = 1; // RACE!
    __asm__ volatile("lock; xchgq %0, %1" : "+r"(p), "+m"(slot));
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  int *p = 0;
  __asm__ volatile("lock; xchgq %0, %1" : "+r"(p), "+m"(slot));
  if (p)
    *p = 2; // RACE!
  pthread_join(t, 0);
}
