// The resolver says which function a name means.
#include <pthread.h>

int x;

static void fast(void) {
  x++; // RACE!
}
static void slow(void) {}
static void (*resolve(void))(void) { return fast; }
void change(void) __attribute__((ifunc("resolve")));

void *work(void *arg) {
  change();
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  fast();
  pthread_join(t, 0);
}
