// The number of a bit may lead behind the operand; others update the word that it is in.
#include <pthread.h>

unsigned long bits[4];

static int set(long n) {
  char old;
  __asm__ volatile("lock btsq %2, %0; setc %1" : "+m"(bits[0]), "=q"(old) : "r"(n) : "memory", "cc"); // RACE!
  return old;
}

void *work(void *arg) {
  set(70);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  bits[1]++; // RACE!
  pthread_join(t, 0);
}
