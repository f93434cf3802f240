// The first part is a number that all parts look up, too: the tree writes it as what it was given, which may be done by its
// characters. So it is not the same before and behind that, and the parts overlap.
#include <pthread.h>

struct part {
	unsigned char from, to, mark, rest;
};

static int data[256];
static int limit = 64 << 8;

static void *fill(void *arg) {
	struct part *p = arg;
	int before = limit;
	p->mark = 1; // NORACE imprecise
	int behind = limit;
	if (p->to - p->from < 2) { // NORACE imprecise
		for (int i = p->from; i < p->to; i++) // NORACE imprecise
			data[i]++; // RACE!
		return 0;
	}
	unsigned char end = (p->from + p->to) / 2, begin = end; // NORACE imprecise
	if (before != behind)
		begin = end - 1;
	if (end < p->from || end > p->to || begin < p->from || begin > p->to) // NORACE imprecise
		return 0;
	if (end + before > begin + behind)
		return 0;
	struct part low = {p->from, end, 0, 0}, high = {begin, p->to, 0, 0}; // NORACE imprecise
	pthread_t t;
	if (pthread_create(&t, 0, fill, &low)) {
		fill(&low);
		fill(&high);
		return 0;
	}
	fill(&high);
	pthread_join(t, 0);
	return 0;
}

int main(void) {
	fill(&limit);
	return data[1]; // NORACE imprecise
}
