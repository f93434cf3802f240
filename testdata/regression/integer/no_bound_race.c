// A size of -1 is the greatest one: it is no bound, not a length of which nothing is left.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

char text[64], other[64];

static void *f(void *arg)
{
    snprintf(text, -1, "text"); // RACE!
    return (void *)strnlen(other, -1); // RACE!
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    text[0] = 1; // RACE!
    other[0] = 1; // RACE!
    pthread_join(t, 0);
}
