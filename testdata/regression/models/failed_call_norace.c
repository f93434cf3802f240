// What fails writes nothing. The analysis knows that of a descriptor that is none, and no execution shows the rest.
#include <fcntl.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

char bytes[16], page[64];
struct timespec now, rest;
struct stat st;
int n, k;

void *run(void *p) {
	read(-1, bytes, 16); // NORACE
	fstat(-1, &st); // NORACE
	clock_gettime(99, &now); // NORACE imprecise
	nanosleep(&(struct timespec){0, 1}, &rest); // NORACE imprecise
	ioctl(-1, 0, &n); // NORACE imprecise
	fcntl(0, F_GETFL, &k); // NORACE imprecise
	munmap(page + 1, 4); // NORACE imprecise
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	bytes[0] = 1; // NORACE
	st.st_size = 1; // NORACE
	now.tv_sec = 1; // NORACE imprecise
	rest.tv_sec = 1; // NORACE imprecise
	n = 1; // NORACE imprecise
	k = 1; // NORACE imprecise
	page[2] = 1; // NORACE imprecise
	pthread_join(t, 0);
	return 0;
}
