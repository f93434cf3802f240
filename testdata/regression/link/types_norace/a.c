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
  tab[5] = 1; // NORACE
  pthread_join(t, 0);
}
