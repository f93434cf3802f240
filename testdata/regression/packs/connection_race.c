// A connection of OpenSSL belongs to one thread at a time, and what it reads and writes to whoever calls it.
#include <openssl/ssl.h>
#include <pthread.h>

static SSL *ssl;
static char got[64];
static int handshakes;

static void info(const SSL *s, int where, int ret)
{
	handshakes++; // RACE!
}

void *run(void *arg)
{
	SSL_write(ssl, "hello", 5); // RACE!
	return arg;
}

int main(void)
{
	pthread_t t;
	SSL_CTX *ctx = SSL_CTX_new(TLS_client_method());
	SSL_CTX_set_info_callback(ctx, info);
	ssl = SSL_new(ctx);
	pthread_create(&t, 0, run, 0);
	SSL_read(ssl, got, sizeof got); // RACE!
	handshakes = 0; // RACE!
	pthread_join(t, 0);
	SSL_free(ssl);
	SSL_CTX_free(ctx);
	return 0;
}
