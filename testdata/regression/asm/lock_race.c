// Assembly that is given the address of a lock may unlock it; one that is given another address may not.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, word;

void *work(void *arg) {
  pthread_mutex_lock(&m);
  __asm__ volatile("vzeroupper\n\tmovl $0, (%0)" : : "r"(&m) : "memory"); // RACE!
  x++; // RACE!
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_mutex_lock(&m); // RACE!
  x++; // RACE!
  pthread_mutex_unlock(&m); // RACE!
  pthread_join(t, 0);
}
