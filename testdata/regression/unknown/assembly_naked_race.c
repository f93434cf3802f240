// A naked function hands its arguments to its assembly.
#include <pthread.h>

int x, y;
__attribute__((naked)) void change(int *p) {
  __asm__("incl (%rdi)\n ret"); // RACE!
}

void *work(void *arg) {
  change(&x);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
}
