// Assembly uses the objects that its text names.
#include <pthread.h>

int x, y;

void *work(void *arg) {
  __asm__ volatile("incl x(%rip)"); // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
}
