// Two locks in the order of indices.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct account { int balance, id; pthread_mutex_t m; } table[8];

static void transfer(int i, int j, int n) {
  int a = i < j ? i : j;
  int b = i < j ? j : i;
  pthread_mutex_lock(&table[a].m);
  if (a != b)
    pthread_mutex_lock(&table[b].m);
  table[i].balance -= n; // NORACE
  table[j].balance += n; // NORACE
  if (a != b)
    pthread_mutex_unlock(&table[b].m);
  pthread_mutex_unlock(&table[a].m);
}

static void *worker(void *arg) {
  transfer(__VERIFIER_nondet_int() & 7, __VERIFIER_nondet_int() & 7, 3);
  return arg;
}

int main(void) {
  pthread_t t, u;
  for (int i = 0; i < 8; i++) {
    table[i].id = i;
    pthread_mutex_init(&table[i].m, 0);
  }
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
