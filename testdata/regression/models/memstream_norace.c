// One thread may use it as it likes.
#include <pthread.h>
#include <stdio.h>

int g;

void *run(void *p) {
	char *text;
	size_t size;
	FILE *f = open_memstream(&text, &size);
	if (!f)
		return 0;
	fputs("a", f);
	fclose(f);
	g = text[0]; // NORACE
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, run, 0);
	pthread_join(t, 0);
	return 0;
}
