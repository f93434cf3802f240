// liblzma orders nothing: two threads that use one stream race, and so do they on what it reads and writes.
#include <lzma.h>
#include <pthread.h>

lzma_stream s = LZMA_STREAM_INIT;
unsigned char in[64], out[64];

void *run(void *arg)
{
	s.next_in = in; // RACE!
	s.avail_in = sizeof in; // RACE!
	s.next_out = out; // RACE!
	s.avail_out = sizeof out; // RACE!
	lzma_code(&s, LZMA_FINISH); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	if (lzma_auto_decoder(&s, -1, 0) != LZMA_OK)
		return 1;
	pthread_create(&t, 0, run, 0);
	in[8] = 1; // RACE!
	out[8] = 1; // RACE!
	lzma_end(&s); // RACE!
	pthread_join(t, 0);
	return 0;
}
