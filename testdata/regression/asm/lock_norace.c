// Assembly that is given the address of a lock may unlock it; one that is given another address may not.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, word;

void *work(void *arg) {
  pthread_mutex_lock(&m);
  __asm__ volatile("vzeroupper\n\tmovl $0, (%0)" : : "r"(&word) : "memory");
  x++; // NORACE
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  pthread_mutex_lock(&m);
  x++; // NORACE
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}
