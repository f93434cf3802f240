#include <pthread.h>

struct node {
	pthread_mutex_t m;
	int n;
};

#define TEN(F, K) \
	F(K##0) F(K##1) F(K##2) F(K##3) F(K##4) F(K##5) F(K##6) F(K##7) F(K##8) F(K##9)
#define NODES(F) \
	TEN(F, a) TEN(F, b) TEN(F, c) TEN(F, d) TEN(F, e) TEN(F, f) TEN(F, g) TEN(F, h) TEN(F, i) \
	TEN(F, j) TEN(F, k) TEN(F, l) TEN(F, m) TEN(F, n) TEN(F, o) TEN(F, p) TEN(F, q) TEN(F, r) \
	TEN(F, s) TEN(F, t) TEN(F, u) TEN(F, v) TEN(F, w) TEN(F, x) TEN(F, y) TEN(F, z) \
	TEN(F, A) TEN(F, B) TEN(F, C) TEN(F, D)
#define NODE(K) static struct node node##K = {PTHREAD_MUTEX_INITIALIZER, 0};
#define AT(K) &node##K,

NODES(NODE)
static struct node *all[] = {NODES(AT)};
static struct node *chosen;
static int x;

static void *run(void *arg) {
	x = 2; // RACE!
	return arg;
}

// What a mutex holds is the library's business, also of one that is reached through a pointer that may lead to more than
// are told apart.
int main(int argc, char **argv) {
	pthread_t t;
	(void)argv;
	chosen = all[argc % 300];
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&chosen->m);
	if (*(int *)&nodec3.m)
		x = 1; // RACE!
	pthread_mutex_unlock(&chosen->m);
	return 0;
}
