// A condition that is always false is evaluated all the same.
#include <pthread.h>

int x;

int change(void) {
  x++; // RACE!
  return 1;
}

void *work(void *arg) {
  do {
  } while (change() && 0);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  pthread_join(t, 0);
}
