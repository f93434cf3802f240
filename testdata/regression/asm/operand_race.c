// Assembly without a memory clobber accesses its memory operands, and nothing else.
#include <pthread.h>

int x[2], other;

void *work(void *arg) {
  __asm__ volatile("shll $2, %0" : "+m"(x[0]) : "r"(&other)); // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x[0]++; // RACE!
  other++; // NORACE
  pthread_join(t, 0);
}
