// Each thread has a stream of its own, and buffers.
#include <lzma.h>
#include <pthread.h>
#include <stdlib.h>

static const unsigned char in[64]; // NORACE

static void *get(void *opaque, size_t items, size_t size) { return calloc(items, size); }
static void put(void *opaque, void *block) { free(block); }
static const lzma_allocator own = {get, put, 0};

static int unpack(void)
{
	lzma_stream s = LZMA_STREAM_INIT;
	unsigned char out[64];
	s.allocator = &own;
	if (lzma_auto_decoder(&s, -1, 0) != LZMA_OK)
		return 1;
	s.next_in = in;
	s.avail_in = sizeof in;
	s.next_out = out;
	s.avail_out = sizeof out;
	lzma_code(&s, LZMA_FINISH); // NORACE
	lzma_end(&s); // NORACE
	return out[0];
}

void *run(void *arg) { return (void *)(long)unpack(); }

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int n = unpack();
	pthread_join(t, 0);
	return n;
}
