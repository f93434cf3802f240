// Two uses of a literal need not be one object.
#include <pthread.h>

const char *const a = "lock", *const b = "lock";
int x;

void *work(void *arg) {
  if (a != b)
    x++; // RACE!
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
