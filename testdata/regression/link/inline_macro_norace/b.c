#include <pthread.h>

extern pthread_mutex_t m;
extern int x;

#define LOCK pthread_mutex_lock
#define UNLOCK pthread_mutex_unlock
inline void change(void) {
  LOCK(&m);
  x++; // NORACE
  UNLOCK(&m);
}

void other(void) { change(); }
