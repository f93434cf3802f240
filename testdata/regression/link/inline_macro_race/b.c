#include <pthread.h>

extern pthread_mutex_t m;
extern int x;

#define LOCK (void)
#define UNLOCK (void)
inline void change(void) {
  LOCK(&m);
  x++; // RACE!
  UNLOCK(&m);
}

void other(void) { change(); }
