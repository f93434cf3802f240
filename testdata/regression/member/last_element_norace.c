// Structures on the heap, each of which ends with an array that its own thread counts in: the memory was asked for as
// that of so many structures, and no array goes on in the next one.
#include <pthread.h>
#include <stdlib.h>

struct part {
	const char *text;
	int counts[26];
};

static void *work(void *arg) {
	struct part *p = arg;
	for (const char *c = p->text; *c; c++)
		p->counts[*c - 'a']++; // NORACE
	return 0;
}

static int each(int n, struct part *p) {
	pthread_t t[4];
	for (int i = 0; i < 4; i++) {
		p[i].text = "abc"; // NORACE
		if (pthread_create(&t[i], 0, work, &p[i]))
			abort();
	}
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], 0);
	return p[1].counts[n]; // NORACE
}

int main(int argc, char **argv) {
	struct part *some = calloc(4, sizeof *some), *more = malloc((argc + 3) * sizeof *more);
	if (!some || !more)
		return 1;
	return each(argc, some) + each(argc, more);
}
