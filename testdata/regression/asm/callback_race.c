// A statement that calls may call what it finds.
#include <pthread.h>

int x, y;
void handler(void) { x++; } // RACE!
void (*hook)(void) = handler;

void *work(void *arg) {
  __asm__ volatile("call *(%0)" : : "r"(&hook) : "xmm0", "memory"); // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  hook(); // RACE!
  pthread_join(t, 0);
}
