// What assembly makes of an address is one.
#include <pthread.h>

int x, y;

void *work(void *arg) {
  long a = (long)&x;
  __asm__("bswap %0\n\tbswap %0" : "+r"(a));
  *(int *)a = 1; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  pthread_join(t, 0);
}
