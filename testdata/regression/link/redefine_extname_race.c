// #pragma redefine_extname says which name a symbol has in the object file.
#pragma redefine_extname z x
#include <pthread.h>

int x, y;
extern int z;

void *work(void *arg) {
  z++; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
}
