// A comparison of unsigned numbers is another one than that of signed ones.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

struct account { int balance, id; pthread_mutex_t m; } table[8];

static void transfer(int i, int j, int n) {
  int a = i < j ? i : j;
  int b = (unsigned)i < (unsigned)j ? j : i;
  pthread_mutex_lock(&table[a + 4].m);
  if (a != b)
    pthread_mutex_lock(&table[b + 4].m);
  table[i + 4].balance -= n; // RACE!
  table[j + 4].balance += n; // RACE!
  if (a != b)
    pthread_mutex_unlock(&table[b + 4].m);
  pthread_mutex_unlock(&table[a + 4].m);
}

static void *worker(void *arg) {
  transfer(__VERIFIER_nondet_int() % 4, __VERIFIER_nondet_int() % 4, 3);
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
