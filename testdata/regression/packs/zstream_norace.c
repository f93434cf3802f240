// Each thread has a stream of its own, and buffers.
#include <pthread.h>
#include <stdlib.h>
#include <zlib.h>

static const unsigned char in[64]; // NORACE

static voidpf get(voidpf opaque, uInt items, uInt size) { return calloc(items, size); }
static void put(voidpf opaque, voidpf block) { free(block); }

static int press(void)
{
	z_stream s = {.zalloc = get, .zfree = put};
	unsigned char out[64];
	if (deflateInit(&s, 6) != Z_OK)
		return 1;
	s.next_in = (unsigned char *)in;
	s.avail_in = sizeof in;
	s.next_out = out;
	s.avail_out = sizeof out;
	deflate(&s, Z_FINISH); // NORACE
	deflateEnd(&s); // NORACE
	return out[0];
}

void *run(void *arg) { return (void *)(long)press(); }

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	int n = press();
	pthread_join(t, 0);
	return n;
}
