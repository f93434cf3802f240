// A weak definition gives way to another one, with its initialiser.
#include <pthread.h>

int on __attribute__((weak)) = 0;
int x;

void *work(void *arg) {
  if (on)
    x++; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  pthread_join(t, 0);
}
