#include <pthread.h>

// The producer writes words, the consumer reads half words behind an index of bytes; that is too large by a half word.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned words[4];
static unsigned done;

static void *first(void *arg)
{
    for (unsigned i = 0; i < 4; i++) {
        words[i] = i; // NORACE
        pthread_mutex_lock(&lock);
        done = 4 * i + 4;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

static void *second(void *arg)
{
    unsigned short *p = (unsigned short *)words;
    long sum = 0;
    for (unsigned at = 0; at < sizeof words; at += 2) {
        pthread_mutex_lock(&lock);
        unsigned there = done;
        pthread_mutex_unlock(&lock);
        if (at < there)
            sum += p[at / 2]; // NORACE
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t t, u;
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
