// Threads may use one dictionary, with a context each.
#include <pthread.h>
#include <zstd.h>

static ZSTD_CDict *dictionary; // NORACE
static const char in[64]; // NORACE

void *run(void *arg)
{
	char out[128];
	ZSTD_CCtx *c = ZSTD_createCCtx();
	ZSTD_compress_usingCDict(c, out, sizeof out, in, sizeof in, dictionary); // NORACE
	ZSTD_freeCCtx(c); // NORACE
	return arg;
}

int main(void)
{
	pthread_t t;
	dictionary = ZSTD_createCDict(in, sizeof in, 3);
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	ZSTD_freeCDict(dictionary);
	return 0;
}
