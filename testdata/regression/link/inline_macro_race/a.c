// The same text of an inline definition need not be the same code in all files.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

#define LOCK pthread_mutex_lock
#define UNLOCK pthread_mutex_unlock
inline void change(void) {
  LOCK(&m);
  x++; // RACE!
  UNLOCK(&m);
}
extern inline void change(void);
void other(void);

void *work(void *arg) {
  change();
  other();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
