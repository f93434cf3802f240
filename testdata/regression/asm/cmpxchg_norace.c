// A spin lock of compare-and-swap and a plain store: who has taken the lock sees what was done before.
#include <pthread.h>

int lock, x;

static int take(void) {
  int old = 0;
  __asm__ volatile("lock cmpxchgl %2, %1" : "+a"(old), "+m"(lock) : "r"(1) : "memory", "cc");
  return old;
}

void *work(void *arg) {
  while (take()) {
    __asm__ volatile("rep; nop" ::: "memory");
  }
  x++; // NORACE
  __asm__ volatile("movl $0, %0" : "=m"(lock) : : "memory");
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
}
