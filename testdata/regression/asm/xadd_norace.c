// A locked instruction is atomic; without the prefix it is not.
#include <pthread.h>

int x;

void *work(void *arg) {
  int one = 1;
  __asm__ volatile("lock xaddl %1, %0" : "+m"(x), "+r"(one) : : "memory", "cc"); // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
  return x; // NORACE
}
