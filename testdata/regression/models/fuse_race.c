// A file system in user space: its operations run in several threads at once, with what main hands over and what the first
// operation makes.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct stat;
struct fuse_context { void *fuse; unsigned uid, gid; int pid; void *private_data; unsigned umask; };
struct fuse_operations {
	int (*getattr)(const char *, struct stat *);
	int (*open)(const char *, void *);
	void *(*init)(void *, void *);
};
extern struct fuse_context *fuse_get_context(void);
extern int fuse_main_real(int argc, char *argv[], const struct fuse_operations *op, size_t size, void *data);

struct state { int opened; };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct state made;
static int asked;

static int attributes(const char *path, struct stat *s)
{
	asked++; // RACE!
	return 0;
}

static int opens(const char *path, void *info)
{
	struct state *s = fuse_get_context()->private_data;
	s->opened++; // RACE!
	return 0;
}

static void *begins(void *connection, void *config)
{
	return &made;
}

static const struct fuse_operations operations = { .getattr = attributes, .open = opens, .init = begins };

int main(int argc, char **argv)
{
	return fuse_main_real(argc, argv, &operations, sizeof operations, NULL);
}
