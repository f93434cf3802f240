// asm goto may go to each of its labels.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void change(void) {
  asm goto("1: nop" : : : : slow);
  pthread_mutex_lock(&m);
  x++; // RACE!
  pthread_mutex_unlock(&m);
  return;
slow:
  x++; // RACE!
}

void *work(void *arg) {
  change();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  change();
  pthread_join(t, 0);
}
