// It does no harm either: an annotation accesses nothing, and a request to Valgrind is no unknown assembly.
#include <pthread.h>
#include <sanitizer/tsan_interface.h>
#include <valgrind/helgrind.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

static unsigned long request(unsigned long number, void *object) {
	volatile unsigned long words[6] = {number, (unsigned long)object};
	unsigned long result;
	__asm__ volatile("rolq $3,  %%rdi ; rolq $13, %%rdi\n\t"
			 "rolq $61, %%rdi ; rolq $51, %%rdi\n\t"
			 "xchgq %%rbx,%%rbx"
			 : "=d"(result) : "a"(&words[0]), "0"(7) : "cc", "memory");
	return result;
}

static void *worker(void *arg) {
	__tsan_release((void *)&x);
	ANNOTATE_HAPPENS_BEFORE(&x);
	if (request(1, &x) != 7)
		x = 3; // NORACE
	pthread_mutex_lock(&m);
	x = 1; // NORACE
	pthread_mutex_unlock(&m);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, worker, 0);
	__tsan_acquire((void *)&x);
	ANNOTATE_HAPPENS_AFTER(&x);
	if (request(1, &x) != 7)
		x = 4; // NORACE
	pthread_mutex_lock(&m);
	x = 2; // NORACE
	pthread_mutex_unlock(&m);
	pthread_join(t, 0);
	return 0;
}
