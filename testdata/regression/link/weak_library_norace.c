// A library function that is declared weak exists: its library is a part of the program, which the report says.
#include <pthread.h>

static __typeof(pthread_mutex_lock) lock __attribute__((weakref("pthread_mutex_lock")));
static __typeof(pthread_mutex_unlock) unlock __attribute__((weakref("pthread_mutex_unlock")));

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *work(void *arg) {
  if (lock)
    lock(&m);
  x++; // NORACE
  if (unlock)
    unlock(&m);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
