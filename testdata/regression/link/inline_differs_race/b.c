#include <pthread.h>

extern pthread_mutex_t m;
extern int x;

void change(void) {
  x++; // RACE!
}
