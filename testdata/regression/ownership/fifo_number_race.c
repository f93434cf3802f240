// While a thread is at a queue, it asks for a number in the node that it has taken, while who has put it there still writes the number.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int number;
    struct node *next;
};

static struct node *first, *last;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *taker(void *arg) {
    pthread_mutex_lock(&m);
    struct node *n = first;
    if (n) {
        first = n->next;
        if (!first)
            last = NULL;
        if (n->number) { // RACE!
            pthread_mutex_unlock(&m);
            printf("%d\n", n->number); // RACE!
            free(n); // RACE!
            return arg;
        }
    }
    pthread_mutex_unlock(&m);
    free(n); // RACE!
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, taker, NULL);
    for (int i = 0; i < 3; i++) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            return 1;
        n->number = i;
        n->next = NULL;
        pthread_mutex_lock(&m);
        if (last)
            last->next = n;
        else
            first = n;
        last = n;
        pthread_mutex_unlock(&m);
        n->number++; // RACE!
    }
    pthread_join(t, NULL);
    return 0;
}
