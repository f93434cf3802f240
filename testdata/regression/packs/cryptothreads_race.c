// A writer holds OpenSSL's lock as a reader does; a number is read plainly that CRYPTO_atomic_add changes; the lock may
// not have been taken; a thread looks at what runs once without having waited for it.
#include <openssl/conf.h>
#include <openssl/crypto.h>
#include <pthread.h>

static CRYPTO_RWLOCK *lock;
static CRYPTO_ONCE once = CRYPTO_ONCE_STATIC_INIT;
static int table, users, made, tried;

static void make(void) { made = 1; } // RACE!

static void *work(void *arg) {
	int n = made; // RACE!

	CRYPTO_THREAD_run_once(&once, make);
	CRYPTO_THREAD_read_lock(lock);
	table += n; // RACE!
	CRYPTO_THREAD_unlock(lock);
	if (!CRYPTO_THREAD_read_lock(lock))
		tried++; // RACE!
	else
		CRYPTO_THREAD_unlock(lock);
	CRYPTO_atomic_add(&users, 1, &n, lock); // RACE!
	n = users; // RACE!
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
	return 0;
}
