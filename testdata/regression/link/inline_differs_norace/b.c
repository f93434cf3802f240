#include <pthread.h>

extern pthread_mutex_t m;
extern int x;

void change(void) {
  pthread_mutex_lock(&m);
  x++; // NORACE
  pthread_mutex_unlock(&m);
}
