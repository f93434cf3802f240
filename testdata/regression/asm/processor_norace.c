// What the processor says of itself is a number, and concerns nobody.
#include <pthread.h>

int x, y;
int *hidden = &x;

void *work(void *arg) {
  unsigned a = 1, b, c = 0, d;
  __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d) : : "memory");
  __asm__ volatile("rdtsc" : "=a"(a), "=d"(d) : : "memory");
  __asm__ volatile("mfence; pause\n\tprefetchw (%0)" : : "r"(&x) : "memory");
  y = a > d; // NORACE
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // NORACE
  pthread_join(t, 0);
}
