/* histogram: private counts merged under a lock, sizes from getenv */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define BINS 64
struct part { const unsigned char *p; size_t n; };
static unsigned long hist[BINS];
static pthread_mutex_t hm = PTHREAD_MUTEX_INITIALIZER;
static void *count(void *a)
{
    const struct part *pt = a;
    unsigned long local[BINS] = { 0 };
    for (size_t i = 0; i < pt->n; i++) local[pt->p[i] % BINS]++;
    pthread_mutex_lock(&hm);
    for (int b = 0; b < BINS; b++) hist[b] += local[b];
    pthread_mutex_unlock(&hm);
    return NULL;
}
int main(void)
{
    const char *e = getenv("THREADS");
    int nt = e ? atoi(e) : 4, rc = EXIT_FAILURE, made = 0;
    if (nt < 1 || nt > 16) nt = 4;
    size_t n = 1 << 16;
    unsigned char *data = malloc(n);
    struct part *parts = calloc(nt, sizeof *parts);
    pthread_t *th = calloc(nt, sizeof *th);
    if (!data || !parts || !th) goto done;
    for (size_t i = 0; i < n; i++) data[i] = (unsigned char)(i * 31);
    for (made = 0; made < nt; made++) {
        parts[made].p = data + made * (n / nt);
        parts[made].n = n / nt;
        if (pthread_create(&th[made], NULL, count, &parts[made]) != 0) break;
    }
    while (made-- > 0) pthread_join(th[made], NULL);
    unsigned long t = 0;
    for (int b = 0; b < BINS; b++) t += hist[b];
    printf("%lu\n", t);
    rc = EXIT_SUCCESS;
done:
    free(th); free(parts); free(data);
    return rc;
}
