// The identifier of a thread that has been joined may be used again.
#include <pthread.h>

pthread_t one, two;
int x, y;

void *first(void *arg) { return 0; }

void *second(void *arg) {
  if (pthread_equal(pthread_self(), one))
    x++; // RACE!
  return 0;
}

int main(void) {
  if (pthread_create(&one, 0, first, 0))
    return 1;
  pthread_join(one, 0);
  pthread_create(&two, 0, second, 0);
  x++; // RACE!
}
