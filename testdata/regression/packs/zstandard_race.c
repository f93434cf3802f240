// A context of zstd belongs to one thread at a time, and so do its buffers.
#include <pthread.h>
#include <zstd.h>

static ZSTD_CCtx *c;
static char in[64], out[128];

void *run(void *arg)
{
	ZSTD_compressCCtx(c, out, sizeof out, in, sizeof in, 3); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	c = ZSTD_createCCtx();
	pthread_create(&t, 0, run, 0);
	in[1] = 1; // RACE!
	ZSTD_freeCCtx(c); // RACE!
	pthread_join(t, 0);
	return out[1];
}
