// A digest without a place to go is in a buffer of the library, which threads share; so is the text of an error.
#include <openssl/err.h>
#include <openssl/sha.h>
#include <pthread.h>

static const unsigned char data[64];

void *run(void *arg)
{
	char *text = ERR_error_string(1, 0); // RACE!
	return SHA256(data, sizeof data, 0) && text[0] ? arg : 0; // RACE!
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
