// It is assigned anew between its comparison and its use.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int next;
static int cell[100];
static int given;

static void *t(void *unused) {
	int begin = atomic_fetch_add(&next, 8);
	int end = begin + 8;
	int limit = given;
	if (limit < end) {
		limit = 100;
		end = limit;
	}
	for (int i = begin; i < end; i++)
		cell[i] = limit; // RACE!
	return unused;
}

int main(int argc, char **argv) {
	pthread_t t1, t2;
	given = argc;
	pthread_create(&t1, NULL, t, NULL);
	pthread_create(&t2, NULL, t, NULL);
	pthread_join(t1, NULL);
	pthread_join(t2, NULL);
	return argc == 0 || argv == NULL;
}
