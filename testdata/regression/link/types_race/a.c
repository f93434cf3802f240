// Two files declare one array with different types.
#include <pthread.h>

extern char tab[16];
void set(int i);

void *work(void *arg) {
  set(1);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  tab[11] = 1; // RACE!
  pthread_join(t, 0);
}
