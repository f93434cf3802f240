// An alias is the same object under another name.
#include <pthread.h>

int x;
extern int y __attribute__((alias("x")));

void *work(void *arg) {
  x++; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  y++; // RACE!
  pthread_join(t, 0);
}
