// With always_inline, calls run the definition for inlining; a pointer points to the external one.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

extern inline __attribute__((gnu_inline, always_inline)) void change(void) {
  pthread_mutex_lock(&m);
  x++; // NORACE
  pthread_mutex_unlock(&m);
}

void *work(void *arg) {
  change();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
