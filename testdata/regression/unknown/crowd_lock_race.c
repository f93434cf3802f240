// A mutex in one of very many objects is overwritten through a pointer.
#include <pthread.h>
#include <string.h>

struct node { int n; int *to; pthread_mutex_t m; };
#define NODES(F) F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18) F(19) F(20) \
  F(21) F(22) F(23) F(24) F(25) F(26) F(27) F(28) F(29)
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
  chosen = all[argc % 30];
  pthread_create(&t, 0, run, 0);
  memset(&chosen->m, 0, sizeof chosen->m); // RACE!
  pthread_mutex_lock(&node6.m);
  x = 2;
  pthread_mutex_unlock(&node6.m);
  pthread_join(t, 0);
  return 0;
}
