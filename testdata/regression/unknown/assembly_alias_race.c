// Assembly at file scope makes names for objects.
#include <pthread.h>

int x, y;
extern int z;
__asm__(".globl z\n.set z, x");

void *work(void *arg) {
  z++; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
}
