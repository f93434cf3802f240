// A mutex in one of very many objects is overwritten through a pointer.
#include <pthread.h>
#include <string.h>

struct node { int n; int *to; pthread_mutex_t m; };
#define TEN(F, K) F(K##0) F(K##1) F(K##2) F(K##3) F(K##4) F(K##5) F(K##6) F(K##7) F(K##8) F(K##9)
#define NODES(F) TEN(F,) TEN(F, 1) TEN(F, 2) TEN(F, 3) TEN(F, 4) TEN(F, 5) TEN(F, 6) TEN(F, 7) TEN(F, 8) TEN(F, 9) TEN(F, 10) TEN(F, 11) TEN(F, 12) TEN(F, 13) TEN(F, 14) \
  TEN(F, 15) TEN(F, 16) TEN(F, 17) TEN(F, 18) TEN(F, 19) TEN(F, 20) TEN(F, 21) TEN(F, 22) TEN(F, 23) TEN(F, 24) TEN(F, 25) TEN(F, 26) TEN(F, 27) TEN(F, 28) TEN(F, 29)
#define NODE(K) struct node node##K = {.m = PTHREAD_MUTEX_INITIALIZER};
#define AT(K) &node##K,
NODES(NODE)
static struct node *all[] = {NODES(AT)};
static struct node *chosen;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *run(void *arg) {
  pthread_mutex_lock(&node6.m); // RACE!
  x = 1; // RACE!
  pthread_mutex_unlock(&node6.m); // RACE!
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t;
  chosen = all[argc % 300];
  pthread_create(&t, 0, run, 0);
  memset(&chosen->m, 0, sizeof chosen->m); // RACE!
  pthread_mutex_lock(&node6.m);
  x = 2;
  pthread_mutex_unlock(&node6.m);
  pthread_join(t, 0);
  return 0;
}
