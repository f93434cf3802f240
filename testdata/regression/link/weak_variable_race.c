// The address of a weak variable that no file defines may be null, also when it went through a pointer.
#include <pthread.h>

extern int limit __attribute__((weak));
#pragma weak other
extern int other;

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, y, *p = &other;

void *work(void *arg) {
  if (&limit == 0)
    x++; // RACE!
  if (!p)
    y++; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  y++; // RACE!
  pthread_join(t, 0);
}
