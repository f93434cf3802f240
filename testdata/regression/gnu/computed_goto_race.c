// A computed goto may go to the labels in its table.
#include <pthread.h>

int x;

void run(const unsigned char *code) {
  static const void *const labels[] = {&&halt, &&step};
  goto *labels[*code];
step:
  x++; // RACE!
halt:;
}

void *work(void *arg) {
  run((const unsigned char *)"\1");
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  x++; // RACE!
  pthread_join(t, 0);
}
