#include <pthread.h>
#include <stdlib.h>

// A list that is built before the threads; one thread writes what the nodes hold, the other one goes along.
struct node { struct node *next; int value; };
static struct node *head;

static void *first(void *arg)
{
    for (struct node *n = head; n; n = n->next)
        n->value = 1; // RACE!
    return arg;
}

static void *second(void *arg)
{
    long count = 0;
    for (struct node *n = head; n; n = n->next)
        count += n->value; // RACE!
    return (void *)count;
}

int main(void)
{
    pthread_t t, u;
    for (int i = 0; i < 3; i++) {
        struct node *n = malloc(sizeof *n);
        if (!n)
            return 1;
        n->value = i;
        n->next = head;
        head = n;
    }
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
