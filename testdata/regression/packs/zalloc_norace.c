// The allocator that a stream is given uses what it is given, and nothing else.
#include <pthread.h>
#include <stdlib.h>
#include <zlib.h>

int blocks, others;

static voidpf get(voidpf count, uInt items, uInt size)
{
	++*(int *)count; // NORACE
	return calloc(items, size);
}

static void put(voidpf count, voidpf block)
{
	--*(int *)count; // NORACE
	free(block);
}

void *run(void *arg)
{
	z_stream s = {.zalloc = get, .zfree = put, .opaque = &blocks};
	if (inflateInit(&s) == Z_OK)
		inflateEnd(&s);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int n = others; // NORACE
	pthread_join(t, 0);
	return n;
}
