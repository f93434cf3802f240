// Volatile assembly that loads or stores with one instruction accesses memory atomically.
#include <pthread.h>

int flag;

void *work(void *arg) {
  __asm__ volatile("movl %1, %0" : "=m"(flag) : "r"(1) : "memory"); // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  int seen;
  pthread_create(&t, 0, work, 0);
  do
    __asm__ volatile("movl %1, %0" : "=r"(seen) : "m"(flag) : "memory"); // NORACE
  while (!seen);
  pthread_join(t, 0);
}
