// What pthread_getspecific returns depends on whether the other operand has set it.
#include <pthread.h>

pthread_key_t key;
int x, data;

int set(void) {
  pthread_setspecific(key, &x);
  return 0;
}
int both(int a, int b) { return a + b; }

void *run(void *arg) {
  if (both(set(), pthread_getspecific(key) != 0) == 0)
    data = 7; // RACE!
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_key_create(&key, 0);
  pthread_create(&t, 0, run, 0);
  data = 1; // RACE!
  pthread_join(t, 0);
  return 0;
}
