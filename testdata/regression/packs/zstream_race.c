// zlib orders nothing: two threads that use one stream race, and so do they on what it reads and writes.
#include <pthread.h>
#include <zlib.h>

z_stream s;
unsigned char in[64], out[64];

void *run(void *arg)
{
	s.next_in = in; // RACE!
	s.avail_in = sizeof in; // RACE!
	s.next_out = out; // RACE!
	s.avail_out = sizeof out; // RACE!
	deflate(&s, Z_FINISH); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	if (deflateInit(&s, 6) != Z_OK)
		return 1;
	pthread_create(&t, 0, run, 0);
	in[8] = 1; // RACE!
	out[8] = 1; // RACE!
	deflateReset(&s); // RACE!
	pthread_join(t, 0);
	return 0;
}
