// Digests that have a place to go are apart.
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <pthread.h>

static const unsigned char data[64]; // NORACE

void *run(void *arg)
{
	unsigned char sum[64];
	unsigned n = sizeof sum;
	EVP_MD_CTX *c = EVP_MD_CTX_new();
	EVP_DigestInit_ex(c, EVP_sha256(), 0); // NORACE
	EVP_DigestUpdate(c, data, sizeof data); // NORACE
	EVP_DigestFinal_ex(c, sum, &n); // NORACE
	EVP_MD_CTX_free(c); // NORACE
	return SHA256(data, sizeof data, sum) && sum[0] ? arg : 0; // NORACE
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	run(0);
	pthread_join(t, 0);
	return 0;
}
