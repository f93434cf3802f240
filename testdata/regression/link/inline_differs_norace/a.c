// A call may run the definition for inlining, or the external one of another file.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

inline void change(void) {
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
