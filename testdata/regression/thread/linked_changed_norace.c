// A thread gets what the cell holds, and its identifier is put there.
#include <pthread.h>
#include <stdlib.h>

struct job {
    pthread_t id;
    int in, out;
};

static void *work(void *arg)
{
    struct job *j = arg;
    j->out = 1; // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    (void)argv;
    int sum = 0, n = argc;
    struct job **job = malloc((n + 1) * sizeof *job);
    if (job == NULL)
        return 1;
    for (int i = 0; i < n; i++) {
        struct job *k = malloc(sizeof *k);
        if (k == NULL)
            return 1;
        job[i] = k;
        struct job *j = job[i];
        if (pthread_create(&j->id, NULL, work, j) != 0)
            return 1;
    }
    for (int i = 0; i < n; i++) {
        pthread_join(job[i]->id, NULL);
        sum += job[i]->out; // NORACE
    }
    return sum;
}
