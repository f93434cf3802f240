// A copy of a number in a narrower type is another number.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct account { int balance, id; pthread_mutex_t m; } table[512];

static void transfer(int i, int j, int n) {
  unsigned char k = i;
  int a = k < j ? k : j;
  int b = k < j ? j : k;
  pthread_mutex_lock(&table[a].m);
  if (a != b)
    pthread_mutex_lock(&table[b].m);
  table[i].balance -= n; // RACE!
  table[j].balance += n; // RACE!
  if (a != b)
    pthread_mutex_unlock(&table[b].m);
  pthread_mutex_unlock(&table[a].m);
}

static void *worker(void *arg) {
  transfer(__VERIFIER_nondet_int() & 511, __VERIFIER_nondet_int() & 511, 3);
  return arg;
}

int main(void) {
  pthread_t t, u;
  for (int i = 0; i < 512; i++) {
    table[i].id = i;
    pthread_mutex_init(&table[i].m, 0);
  }
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
