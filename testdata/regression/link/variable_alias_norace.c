// An alias is the same object under another name.
#include <pthread.h>

int x, z;
extern int y __attribute__((alias("x")));

void *work(void *arg) {
  x++; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  z++; // NORACE
  pthread_join(t, 0);
}
