// Assembly calls the functions that its text names, also static ones.
#include <pthread.h>

int x, y;
static void __attribute__((used)) change(void) { x++; } // RACE!
static void __attribute__((used)) other(void) {}

void *work(void *arg) {
  __asm__ volatile("call change" ::: "memory");
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
}
