// The comma has a sequence point: what pthread_getspecific returns has been set.
#include <pthread.h>

pthread_key_t key;
int x, data;

int set(void) {
  pthread_setspecific(key, &x);
  return 0;
}

void *run(void *arg) {
  if ((set(), pthread_getspecific(key) == 0))
    data = 7; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_key_create(&key, 0);
  pthread_create(&t, 0, run, 0);
  data = 1; // NORACE
  pthread_join(t, 0);
  return 0;
}
