#include <pthread.h>

// A member of a member, by a pointer to the inner structure and by the outer one.
struct inner { int x, y; };
static struct { int n; struct inner in; } out;

static void *first(void *arg)
{
    struct inner *p = &out.in;
    p->x = 1; // NORACE
    return arg;
}

static void *second(void *arg)
{
    out.n = 2;
    out.in.y = 2; // NORACE
    return arg;
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
