// flags: -m32
// Addresses of 32 bits wrap around: adding 2^32-4 goes back by 4, as container_of does it.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct item {
    int count, other;
    struct link { struct link *next; } l;
} it;
int array[8];
char bytes[16];

static void *f(void *arg)
{
    char *p = (char *)&it.l;
    p += -offsetof(struct item, l);
    ((struct item *)p)->count++; // RACE!
    int *q = array + 4;
    size_t n = rand() % 2;
    q[n - 4] = 1; // RACE!
    unsigned long at = (unsigned long)(bytes + 8) + 0xfffffff8u;
    *(char *)at = 1; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    it.count = 1; // RACE!
    array[1] = 1; // RACE!
    bytes[0] = 1; // RACE!
    pthread_join(t, 0);
}
