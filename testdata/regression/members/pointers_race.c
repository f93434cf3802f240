// An item is used after it has been put there.
#include <pthread.h>
#include <stdlib.h>

struct item {
	int key, value;
};

static struct stack {
	pthread_mutex_t lock;
	struct item *items[100];
	int top;
} st;

static void push(struct item *it) {
	pthread_mutex_lock(&st.lock);
	if (st.top == 100)
		abort();
	st.items[st.top++] = it;
	pthread_mutex_unlock(&st.lock);
}

static struct item *pop(void) {
	struct item *it = NULL;
	pthread_mutex_lock(&st.lock);
	if (st.top > 0)
		it = st.items[--st.top];
	pthread_mutex_unlock(&st.lock);
	return it;
}

static void *produce(void *unused) {
	for (int i = 0; i < 50; i++) {
		struct item *it = malloc(sizeof *it);
		if (!it)
			break;
		it->key = i;
		it->value = 0;
		push(it);
		it->key++; // RACE!
		it->value++; // RACE!
	}
	return unused;
}

static void *consume(void *unused) {
	for (int i = 0; i < 50; i++) {
		struct item *it = pop();
		if (!it)
			continue;
		it->value++; // RACE!
		free(it); // RACE!
	}
	return unused;
}

int main(void) {
	pthread_t t, u;
	pthread_mutex_init(&st.lock, NULL);
	pthread_create(&t, NULL, produce, NULL);
	pthread_create(&u, NULL, consume, NULL);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
