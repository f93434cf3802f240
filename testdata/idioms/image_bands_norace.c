/* image blur: row bands by size_t, in and out images */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { const uint8_t *src; uint8_t *dst; size_t w, h, y0, y1; } band;
static void *blur(void *v)
{
    band *b = v;
    for (size_t y = b->y0; y < b->y1; y++)
        for (size_t x = 0; x < b->w; x++) {
            unsigned s = 0, n = 0;
            for (int d = -1; d <= 1; d++) {
                if ((d < 0 && x == 0) || (d > 0 && x + 1 == b->w)) continue;
                s += b->src[y * b->w + x + d]; n++;
            }
            b->dst[y * b->w + x] = (uint8_t)(s / n);
        }
    return NULL;
}
int main(int argc, char **argv)
{
    size_t w = 320, h = argc > 1 ? strtoul(argv[1], 0, 10) : 200, nt = argc > 2 ? strtoul(argv[2], 0, 10) : 4;
    if (!h || h > 4096 || !nt || nt > 64) return 2;
    uint8_t *a = calloc(w * h, 1), *b = calloc(w * h, 1);
    band *bs = malloc(nt * sizeof *bs);
    pthread_t *t = malloc(nt * sizeof *t);
    if (!a || !b || !bs || !t) return 1;
    for (size_t i = 0; i < w * h; i++) a[i] = (uint8_t)i;
    size_t per = h / nt;
    for (size_t i = 0; i < nt; i++) {
        bs[i].src = a; bs[i].dst = b; bs[i].w = w; bs[i].h = h;
        bs[i].y0 = i * per;
        bs[i].y1 = i == nt - 1 ? h : (i + 1) * per;
        if (pthread_create(&t[i], NULL, blur, &bs[i])) { fprintf(stderr, "no thread\n"); exit(1); }
    }
    for (size_t i = 0; i < nt; i++) pthread_join(t[i], NULL);
    unsigned long s = 0;
    for (size_t i = 0; i < w * h; i++) s += b[i];
    printf("%lu\n", s);
    free(t); free(bs); free(a); free(b);
    return 0;
}
