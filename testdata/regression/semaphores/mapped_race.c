// The semaphore lies in a file, where another run may have left any value.
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/mman.h>

sem_t *s;
int x;

void *f(void *arg) {
	sem_wait(s);
	x++; // RACE!
	sem_post(s);
	return arg;
}

int main(void) {
	pthread_t t;
	int fd = open("/tmp/slots", O_RDWR);
	s = mmap(0, sizeof *s, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (s == MAP_FAILED)
		return 1;
	pthread_create(&t, 0, f, 0);
	sem_wait(s);
	x++; // RACE!
	sem_post(s);
	return 0;
}
