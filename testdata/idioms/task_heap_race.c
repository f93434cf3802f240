// A task is changed when it is in the heap.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CAP 128

struct task {
    int prio;
    int payload;
};

static struct task *heap[CAP];
static int size;
static pthread_mutex_t heap_lock = PTHREAD_MUTEX_INITIALIZER;

static int heap_push(struct task *t)
{
    int i;
    pthread_mutex_lock(&heap_lock);
    if (size == CAP) {
        pthread_mutex_unlock(&heap_lock);
        return -1;
    }
    i = size++;
    while (i > 0 && heap[(i - 1) / 2]->prio < t->prio) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = t;
    pthread_mutex_unlock(&heap_lock);
    return 0;
}

static struct task *heap_pop(void)
{
    struct task *top = NULL;
    pthread_mutex_lock(&heap_lock);
    if (size > 0) {
        top = heap[0];
        struct task *last = heap[--size];
        int i = 0;
        for (;;) {
            int c = 2 * i + 1;
            if (c >= size)
                break;
            if (c + 1 < size && heap[c + 1]->prio > heap[c]->prio)
                c++;
            if (last->prio >= heap[c]->prio)
                break;
            heap[i] = heap[c];
            i = c;
        }
        heap[i] = last;
    }
    pthread_mutex_unlock(&heap_lock);
    return top;
}

static void *producer(void *arg)
{
    unsigned seed = *(unsigned *)arg;
    for (int i = 0; i < 30; i++) {
        struct task *t = malloc(sizeof *t);
        if (t == NULL)
            break;
        t->prio = rand_r(&seed) % 100;
        t->payload = i;
        if (heap_push(t) != 0)
            free(t);
        else
            t->payload++; // RACE!
    }
    return NULL;
}

static void *consumer(void *arg)
{
    long *sum = arg;
    for (int i = 0; i < 200; i++) {
        struct task *t = heap_pop();
        if (t != NULL) {
            *sum += t->payload;
            t->payload = 0; // RACE!
            free(t);
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t p[2], c;
    unsigned seeds[2] = { 1, 7 };
    long sum = 0;
    for (int i = 0; i < 2; i++)
        pthread_create(&p[i], NULL, producer, &seeds[i]);
    pthread_create(&c, NULL, consumer, &sum);
    for (int i = 0; i < 2; i++)
        pthread_join(p[i], NULL);
    pthread_join(c, NULL);
    printf("%ld\n", sum);
    return 0;
}
