// basename of <libgen.h> may write.
#include <libgen.h>
#include <pthread.h>

char path[] = "a/b";

void *run(void *p) {
	return basename(path); // RACE!
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	basename(path); // RACE!
	pthread_join(t, 0);
	return 0;
}
