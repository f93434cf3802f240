// Assembly calls nothing, starts no threads, and keeps to what it is given.
#include <pthread.h>

int x, y;
void handler(void) { x++; } // NORACE
void (*hook)(void) = handler;

void *work(void *arg) {
  __asm__ volatile("vmovdqa (%0), %%xmm0" : : "r"(&y) : "xmm0", "memory");
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  hook();
  pthread_join(t, 0);
}
