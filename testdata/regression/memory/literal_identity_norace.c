// String literals with the same text are one object or not, and may be parts of each other.
#include <pthread.h>

const char *const a = "lock", *const b = "block";
int x;

void *work(void *arg) {
  if (a == 0 || b == 0)
    x++; // NORACE
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
