// A size of 0 touches nothing.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

char text[64], other[64];

static void *f(void *arg)
{
    snprintf(text, 0, "text"); // NORACE
    return (void *)strnlen(other, 0); // NORACE imprecise
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    text[0] = 1; // NORACE
    other[0] = 1; // NORACE imprecise
    pthread_join(t, 0);
}
