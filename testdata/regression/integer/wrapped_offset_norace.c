// flags: -m32
// The same, where the other thread accesses what the wrapped offsets do not lead to.
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
    ((struct item *)p)->count++; // NORACE
    int *q = array + 4;
    size_t n = rand() % 2;
    q[n - 4] = 1; // NORACE
    unsigned long at = (unsigned long)(bytes + 8) + 0xfffffff8u;
    *(char *)at = 1; // NORACE
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, f, 0);
    it.other = 1; // NORACE
    array[2] = 1; // NORACE
    bytes[8] = 1; // NORACE
    pthread_join(t, 0);
}
