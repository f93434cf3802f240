#include <pthread.h>

struct node {
	pthread_mutex_t m;
	int n;
};

#define NODES(F) \
	F(0) F(1) F(2) F(3) F(4) F(5) F(6) F(7) F(8) F(9) F(10) F(11) F(12) F(13) F(14) F(15) F(16) F(17) F(18) F(19) F(20) F(21) F(22) F(23) \
	F(24) F(25) F(26) F(27) F(28) F(29)
#define NODE(K) static struct node node##K = {PTHREAD_MUTEX_INITIALIZER, 0};
#define AT(K) &node##K,

NODES(NODE)
static struct node *all[] = {NODES(AT)};
static struct node *chosen;
static int x;

static void *run(void *arg) {
	x = 2; // NORACE
	return arg;
}

// What a mutex holds is the library's business, also of one that is reached through a pointer that may lead to more than
// are told apart. What lies beside it is not.
int main(int argc, char **argv) {
	pthread_t t;
	(void)argv;
	chosen = all[argc % 30];
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&chosen->m);
	if (node3.n)
		x = 1; // NORACE
	pthread_mutex_unlock(&chosen->m);
	return 0;
}
