// OpenSSL's locks, numbers that only CRYPTO_atomic_add changes, and what runs once. That another function of the library
// has no model changes nothing about these.
#include <openssl/conf.h>
#include <openssl/crypto.h>
#include <pthread.h>

static CRYPTO_RWLOCK *lock;
static CRYPTO_ONCE once = CRYPTO_ONCE_STATIC_INIT;
static int table, users, made;

static void make(void) { made = 1; } // NORACE

static void *work(void *arg) {
	int n;

	if (!CRYPTO_THREAD_run_once(&once, make))
		return NULL;
	if (CRYPTO_THREAD_write_lock(lock)) {
		table += made; // NORACE
		CRYPTO_THREAD_unlock(lock);
	}
	CRYPTO_THREAD_read_lock(lock);
	n = table; // NORACE
	CRYPTO_THREAD_unlock(lock);
	CRYPTO_atomic_add(&users, n, &n, lock); // NORACE
	return arg;
}

int main(void) {
	pthread_t t;

	lock = CRYPTO_THREAD_lock_new();
	if (!lock)
		return 1;
	NCONF_default();
	pthread_create(&t, NULL, work, NULL);
	work(NULL);
	pthread_join(t, NULL);
	CRYPTO_THREAD_lock_free(lock);
	return users; // NORACE
}
