// Each lock comes from one place, but not all of them are one.
#include <pthread.h>
#include <stdlib.h>

struct box {
	pthread_mutex_t m;
	int n;
};

struct box *boxes[4], *more[9];
int x, y;

static struct box *make(void)
{
	struct box *b = calloc(1, sizeof *b);
	if (!b)
		exit(1);
	pthread_mutex_init(&b->m, 0);
	return b;
}

static struct box *another(void)
{
	struct box *b = calloc(1, sizeof *b);
	if (!b)
		exit(1);
	pthread_mutex_init(&b->m, 0);
	return b;
}

void *run(void *arg)
{
	pthread_mutex_lock(&boxes[1]->m);
	x++; // RACE!
	pthread_mutex_unlock(&boxes[1]->m);
	pthread_mutex_lock(&more[0]->m);
	y++; // RACE!
	pthread_mutex_unlock(&more[0]->m);
	return 0;
}

int main(int argc, char **argv)
{
	pthread_t t;
	boxes[0] = make();
	boxes[1] = make();
	boxes[2] = make();
	boxes[3] = make();
	for (int i = 0; i < argc && i < 9; i++)
		more[i] = another();
	if (argc < 9)
		return 1;
	pthread_create(&t, 0, run, 0);
	pthread_mutex_lock(&boxes[3]->m);
	x++; // RACE!
	pthread_mutex_unlock(&boxes[3]->m);
	pthread_mutex_lock(&more[argc - 1]->m);
	y++; // RACE!
	pthread_mutex_unlock(&more[argc - 1]->m);
	pthread_join(t, 0);
	return 0;
}
