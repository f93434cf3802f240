// Threads may make connections of one context, and use one each.
#include <openssl/err.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <pthread.h>

static SSL_CTX *ctx; // NORACE

static int talk(void)
{
	char got[64];
	SSL *ssl = SSL_new(ctx); // NORACE
	if (!ssl)
		return 1;
	RAND_bytes((unsigned char *)got, sizeof got);
	SSL_write(ssl, got, sizeof got); // NORACE
	if (SSL_read(ssl, got, sizeof got) <= 0) // NORACE
		ERR_error_string_n(ERR_get_error(), got, sizeof got);
	SSL_free(ssl); // NORACE
	return got[0];
}

void *run(void *arg) { return (void *)(long)talk(); }

int main(void)
{
	pthread_t t;
	ctx = SSL_CTX_new(TLS_client_method());
	SSL_CTX_set_verify(ctx, SSL_VERIFY_PEER, 0);
	pthread_create(&t, 0, run, 0);
	int n = talk();
	pthread_join(t, 0);
	SSL_CTX_free(ctx);
	return n;
}
