// page cache frames: pinned flag, victim search with clock hand
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define F 4
struct frame { int pinned; int page; char data[64]; };
static struct frame frames[F];
static int hand;
static pthread_mutex_t latch = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t unpinned = PTHREAD_COND_INITIALIZER;
static struct frame *pin(int page)
{
	struct frame *f;
	pthread_mutex_lock(&latch);
	while (frames[hand].pinned) {
		hand = (hand + 1) % F;
		if (frames[hand].pinned)
			pthread_cond_wait(&unpinned, &latch);
	}
	f = &frames[hand];
	f->pinned = 1;
	f->page = page;
	hand = (hand + 1) % F;
	pthread_mutex_unlock(&latch);
	return f;
}
static void unpin(struct frame *f)
{
	pthread_mutex_lock(&latch);
	f->pinned = 0;
	pthread_cond_signal(&unpinned);
	pthread_mutex_unlock(&latch);
}
static void *reader(void *arg)
{
	for (int i = 0; i < 10; i++) {
		struct frame *f = pin(i);
		memset(f->data, i, sizeof f->data);
		unpin(f);
		printf("%d\n", f->data[0]); // RACE!
	}
	return arg;
}
int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
