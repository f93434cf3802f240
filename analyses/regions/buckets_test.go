package regions_test

import (
	"context"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/regions"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// lists are linked one way, and begin in an array of pointers.
const lists = `
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
struct hub { struct node *first; };
struct node { long value; struct node *next; struct hub *hub; };
static struct node *slot[8];
static pthread_mutex_t lock[8];
static struct node *make(long value) {
	struct node *n = malloc(sizeof *n);
	if (!n) abort();
	n->value = value;
	n->next = 0;
	return n;
}
static void insert(struct node *n, struct node *behind) {
	struct node *next = behind->next;
	behind->next = n;
	n->next = next;
}
/* more */
static void *work(void *arg) {
	unsigned i = (unsigned)(unsigned long)arg;
	if (i >= 8) return 0;
	pthread_mutex_lock(&lock[i]);
	insert(make(3), slot[i]);
	for (struct node *n = slot[i]; n; n = n->next)
		n->value++;
	pthread_mutex_unlock(&lock[i]);
	return 0;
}
int main(int argc, char **argv) {
	unsigned j = (unsigned)argc;
	pthread_t t[2];
	if (j >= 8) return 0;
	for (unsigned k = 0; k < 8; k++) {
		pthread_mutex_init(&lock[k], 0);
		slot[k] = make(1);
		insert(make(2), slot[k]);
	}
	/* filled */
	for (unsigned k = 0; k < 2; k++)
		pthread_create(&t[k], 0, work, (void *)(unsigned long)((j + k) % 8));
	pthread_mutex_lock(&lock[j]);
	long sum = slot[j]->next->value;
	pthread_mutex_unlock(&lock[j]);
	return (int)sum;
}
`

// rings are linked both ways, and begin and end in an array of links.
const rings = `
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
struct link { struct link *next, *prev; };
struct item { long value; struct link link; };
static struct table { struct link head[8]; pthread_mutex_t lock[8]; } table;
#define item_of(l) ((struct item *)((char *)(l) - offsetof(struct item, link)))
static void ring(struct link *l) {
	l->next = l;
	l->prev = l;
}
static void insert(struct link *l, struct link *head) {
	struct link *next = head->next;
	next->prev = l;
	l->next = next;
	l->prev = head;
	head->next = l;
}
static struct item *make(long value) {
	struct item *p = malloc(sizeof *p);
	if (!p) abort();
	p->value = value;
	ring(&p->link);
	return p;
}
/* more */
static void *work(void *arg) {
	unsigned i = (unsigned)(unsigned long)arg;
	if (i < 1 || i >= 8) return 0;
	pthread_mutex_lock(&table.lock[i]);
	for (struct link *l = table.head[i].next; l != &table.head[i]; l = l->next)
		item_of(l)->value++;
	pthread_mutex_unlock(&table.lock[i]);
	return 0;
}
int main(int argc, char **argv) {
	unsigned j = (unsigned)argc;
	pthread_t t[2];
	if (j >= 8) return 0;
	for (unsigned k = 0; k < 8; k++) {
		ring(&table.head[k]);
		pthread_mutex_init(&table.lock[k], 0);
		for (unsigned n = 0; n < k % 3; n++)
			insert(&make(n)->link, &table.head[k]);
	}
	/* filled */
	for (unsigned k = 0; k < 2; k++)
		pthread_create(&t[k], 0, work, (void *)(unsigned long)((j + k) % 8));
	pthread_mutex_lock(&table.lock[j]);
	insert(&make(3)->link, &table.head[j]);
	pthread_mutex_unlock(&table.lock[j]);
	return 0;
}
`

// variant is a program with some parts replaced.
type variant struct {
	name  string
	races bool
	edits []string // what is replaced, and by what, in turn
}

const (
	loop  = "for (struct node *n = slot[i]; n; n = n->next)\n\t\tn->value++;"
	put   = "insert(make(3), slot[i]);"
	read  = "long sum = slot[j]->next->value;"
	walk  = "for (struct link *l = table.head[i].next; l != &table.head[i]; l = l->next)\n\t\titem_of(l)->value++;"
	take  = "pthread_mutex_lock(&lock[i]);"
	leave = "pthread_mutex_unlock(&lock[i]);"
	other = "insert(&make(3)->link, &table.head[j]);"
)

// TestLists holds variants of the lists against what races.
func TestLists(t *testing.T) {
	check(t, lists, []variant{
		{"as they are", false, nil},
		{"lock of the next list", true, []string{take, "pthread_mutex_lock(&lock[(i + 1) % 8]);"}},
		{"another number", true, []string{put, "unsigned was = i; i = (i + 7) % 8;" + put, leave, "pthread_mutex_unlock(&lock[was]);"}},
		{"fewer locks", false, []string{"lock[i]", "lock[i % 4]", "lock[j]", "lock[j % 4]"}},
		{"fewer lists", true, []string{"slot[i]", "slot[i % 4]", "slot[j]", "slot[j % 4]", "(j + k) % 8", "(j + 4 * k) % 8"}},
		{"one lock", false, []string{"lock[i]", "lock[0]", "lock[j]", "lock[0]"}},
		{"in two lists", true, []string{"/* filled */", "struct node *n = make(4); insert(n, slot[1]); insert(n, slot[2]);"}},
		{"two nodes", false, []string{"/* filled */", "struct node *n = make(4); insert(n, slot[1]); n = make(5); insert(n, slot[2]);"}},
		{"a chain, then a list", false, []string{"/* filled */", "struct node *n = make(4), *m = make(5); n->next = m; m->value = 7; slot[1] = n;"}},
		{"a chain, then two lists", true, []string{"/* filled */", "struct node *n = make(4), *m = malloc(sizeof *m); if (!m) abort(); m->value = 1; m->next = 0; n->next = m; slot[1] = n; slot[2] = m;"}},
		{"from list to list", true, []string{put, "struct node *m = slot[i]->next; slot[i]->next = m->next; insert(m, slot[(i + 1) % 8]);" + put}},
		{"kept", true, []string{loop, "struct node *n = slot[i]->next;", leave, leave + "n->value++;"}},
		{"two slots with one list", true, []string{"/* filled */", "slot[2] = slot[1];"}},
		{"a pointer to the next slot", true, []string{loop, "struct node **at = &slot[i]; if (i < 7) { at++; (*at)->next->value++; }"}},
		{"a pointer to another slot", true, []string{loop, "struct node **at = &slot[i]; at += i < 7; (*at)->next->value++;"}},
		{"a pointer to the slot", false, []string{loop, "struct node **at = &slot[i]; (*at)->next->value++;"}},
		{"readers change", true, []string{"mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock", "rwlock_rdlock", "mutex_unlock", "rwlock_unlock"}},
		{"readers read", false, []string{"mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock(&lock[i]", "rwlock_wrlock(&lock[i]", "mutex_lock(&lock[j]", "rwlock_rdlock(&lock[j]", "mutex_unlock", "rwlock_unlock"}},
		{"locks made anew", true, []string{read, "pthread_mutex_unlock(&lock[j]); pthread_mutex_init(&lock[j], 0); pthread_mutex_lock(&lock[j]);" + read}},
		{"main without the lock", true, []string{"pthread_mutex_lock(&lock[j]);", "", "pthread_mutex_unlock(&lock[j]);", ""}},
		{"main inserts without the lock", true, []string{"pthread_mutex_lock(&lock[j]);", "insert(make(5), slot[j]); pthread_mutex_lock(&lock[j]);"}},
		{"main reads before there are threads", false, []string{"/* filled */", "j = slot[j]->next->value == 2 ? j : 0;"}},
		{"main behind the threads", false, []string{read, "long sum = 0;", "return (int)sum;", "for (unsigned k = 0; k < 2; k++) pthread_join(t[k], 0); sum = slot[j]->next->value; return (int)sum;"}},
		{"slots by a parameter, without a lock", true, []string{"/* more */", "static long peek(struct node **s, unsigned k) { return s[k]->next->value; }", read, read + "sum += peek(slot, (j + 1) % 8);"}},
		{"slots by a parameter, written", true, []string{"/* more */", "static void swap(struct node **s, struct node *n, unsigned k) { s[k] = n; }", "/* filled */", "swap(slot, slot[1], 2);"}},
		{"slots by a pointer in memory, written", true, []string{"/* more */", "struct node **all = slot;", "/* filled */", "all[2] = slot[1];"}},
		{"a node by a number", true, []string{"/* filled */", "slot[3]->value = (long)slot[1]->next; long n = slot[3]->value; slot[2] = (struct node *)n;"}},
		{"a node as a number in a link", true, []string{"/* filled */", "slot[3]->value = (long)slot[1]->next; *(long *)&slot[2]->next = slot[3]->value;"}},
		{"a number that is computed", true, []string{"/* filled */", "long n = (long)slot[1]->next; n = n + j - j; *(long *)&slot[2] = n;"}},
		{"a node is assigned", true, []string{"/* filled */", "struct node *n = make(4); slot[2] = n; *n = *slot[1];"}},
		{"a node is copied", true, []string{"/* filled */", "struct node *n = make(4); slot[2] = n; memcpy(n, slot[1], sizeof *n);"}},
		{"a number is copied", false, []string{"/* filled */", "struct node *n = make(4); slot[2] = n; memset(n, 0, sizeof *n);"}},
		{"slots are copied", true, []string{"/* filled */", "memcpy(slot, slot + 1, sizeof *slot);"}},
		{"known to others before", true, []string{"/* more */", "struct node *spare;", put, "if (spare) insert(spare, slot[i]);" + put, "/* filled */", "spare = make(4);"}},
		{"given to a thread before", true, []string{"/* more */", "static void *own(void *n) { ((struct node *)n)->value++; return 0; }", "/* filled */", "struct node *n = make(4); pthread_create(t, 0, own, n); n->value++;"}},
		{"by another object", true, []string{"/* more */", "struct hub hub;", "/* filled */", "hub.first = slot[1]->next; slot[2]->hub = &hub; slot[1]->hub = &hub;", loop, "if (i == 1 || i == 2) slot[i]->hub->first->value++;"}},
		{"by an element of another array", true, []string{"/* more */", "struct hub hubs[4]; static void join(struct node *n, struct hub *h) { n->hub = h; } void (*joins)(struct node *, struct hub *) = join;",
			"/* filled */", "for (unsigned m = 0; m < 4; m++) hubs[m].first = slot[1]->next; joins(slot[1], &hubs[j % 4]); joins(slot[2], &hubs[j % 4]);",
			loop, "if (i == 1 || i == 2) slot[i]->hub->first->value++;"}},
		{"a number by another object", true, []string{"/* more */", "struct side { long first; } side;", "struct hub *hub", "struct side *hub", "/* filled */", "side.first = (long)slot[1]->next; slot[3]->hub = &side; *(long *)&slot[2]->next = slot[3]->hub->first;"}},
		{"read-only data of nodes", false, []string{"/* more */", "char *names[4] = {\"a\", \"b\", \"c\", \"d\"};", read, read + "sum += names[j % 4][0];", loop, loop + "slot[i]->value += names[i % 4][0];"}},
		{"a function unlocks", true, []string{"/* more */", "static void done(unsigned k) { pthread_mutex_unlock(&lock[k]); }", loop, "struct node *n = slot[i]->next; done(i); n->value++;", leave, ""}},
		{"a lock that is tried", true, []string{take, "int taken = pthread_mutex_trylock(&lock[i]) == 0;", leave, "if (taken) pthread_mutex_unlock(&lock[i]);"}},
		{"freed without the lock", true, []string{loop, "struct node *n = slot[i]->next; slot[i]->next = n->next;", leave, leave + "free(n);"}},
		{"freed under the lock", false, []string{loop, "struct node *n = slot[i]->next; slot[i]->next = n->next; free(n);"}},
		{"freed in another list", true, []string{loop, loop + "struct node *n = slot[(i + 7) % 8]->next; if (n) free(n);"}},
		{"chosen by who is called", false, []string{"/* more */", "static void add(unsigned k) { insert(make(4), slot[k]); }", put, "add(i);"}},
		{"chosen by who is called, another one", true, []string{"/* more */", "static void add(unsigned k) { insert(make(4), slot[(k + 7) % 8]); }", put, "add(i);"}},
		{"by a pointer to the link", false, []string{loop, "for (struct node **at = &slot[i]; *at; at = &(*at)->next) if ((*at)->value == 3) { struct node *n = *at; *at = n->next; free(n); break; }", put,
			"struct node *m = make(3); m->next = slot[i]; slot[i] = m;", read, "long sum = slot[j] ? slot[j]->value : 0;"}},
		{"by a pointer to a link of another list", true, []string{loop, "struct node **at = &slot[i]; if (i == j0) at = &slot[(i + 7) % 8]->next; *at = 0;", "/* more */", "unsigned j0;", "/* filled */", "j0 = j;"}},
		{"by a pointer to the link, main without the lock", true, []string{loop, "for (struct node **at = &slot[i]; *at; at = &(*at)->next) if ((*at)->value == 3) { struct node *n = *at; *at = n->next; break; }",
			"pthread_mutex_lock(&lock[j]);", "", "pthread_mutex_unlock(&lock[j]);", "", read, "long sum = slot[j] != 0;"}},
		{"a truth value as the number", true, []string{"/* filled */", "unsigned k = 2 + (j > 8); slot[k]->next = slot[(_Bool)k]->next;"}},
		{"a function for all nodes", true, []string{"/* more */", "static void bump(struct node *n) { n->value++; } struct node *kept;", loop, "bump(slot[i]);", "/* filled */", "kept = slot[j];", read, read + "if (kept) bump(kept);"}},
		{"a function for all nodes, by a pointer", true, []string{"/* more */", "static void bump(struct node *n) { n->value++; } void (*bumps)(struct node *) = bump; struct node *kept;", loop, "bump(slot[i]);", "/* filled */", "kept = slot[j];", read, read + "if (kept) bumps(kept);"}},
		{"two arrays", false, []string{"static struct node *slot[8];", "static struct { struct node *slot[8], *more[8]; } s; static pthread_mutex_t locks[8];\n#define slot s.slot\n#define more s.more",
			"/* filled */", "for (unsigned k = 0; k < 8; k++) more[k] = make(1);", loop, loop + "pthread_mutex_lock(&locks[i]); more[i]->value++; pthread_mutex_unlock(&locks[i]);"}},
		{"one node in two arrays", true, []string{"static struct node *slot[8];", "static struct { struct node *slot[8], *more[8]; } s; static pthread_mutex_t locks[8];\n#define slot s.slot\n#define more s.more",
			"/* filled */", "for (unsigned k = 0; k < 8; k++) more[k] = slot[k];", loop, "unsigned at = i == j0; if (at) { pthread_mutex_unlock(&lock[i]); pthread_mutex_lock(&locks[i]); more[i]->value++; pthread_mutex_unlock(&locks[i]); pthread_mutex_lock(&lock[i]); } else " + loop,
			"/* more */", "unsigned j0;", "(j + k) % 8", "j"}},
		{"a list that a function returns", true, []string{"/* more */", "static struct node *get(unsigned k) { return slot[k]; }", "/* filled */", "get(1)->next = get(2)->next;"}},
		{"put by a function into two lists", true, []string{"/* more */", "static void into(struct node *n, unsigned k) { insert(n, slot[k]); }", "/* filled */", "struct node *n = make(4); into(n, 1); into(n, 2);"}},
		{"put by a function into one list", false, []string{"/* more */", "static void into(struct node *n, unsigned k) { insert(n, slot[k]); }", "/* filled */", "into(make(4), 1); into(make(4), 2);"}},
		{"a link chosen by somebody without the lock", true, []string{loop, "for (struct node **at = &slot[i]; *at; at = &(*at)->next) if ((*at)->value == 3) { struct node *n = *at; *at = n->next; break; }",
			"/* more */", "static int peek(struct node **s, unsigned k) { return s[k] != 0; }", read, "long sum = 0;", "return (int)sum;", "return peek(slot, j);"}},
		{"a slot written, and read by a pointer without the lock", true, []string{put, "struct node *m = make(8); m->next = slot[i]; slot[i] = m;",
			"/* more */", "static int peek(struct node **s, unsigned k) { return s[k] != 0; }", read, "long sum = 0;", "return (int)sum;", "return peek(slot, j);"}},
		{"one of two lists", true, []string{"/* filled */", "struct node *n = j > 3 ? slot[1] : slot[2]; slot[1]->next = n;"}},
		{"links to two places", true, []string{"struct hub *hub", "struct node **back", "/* filled */", "slot[1]->back = &slot[1]->next; long n = *(long *)slot[1]->back; *(long *)&slot[2]->next = n;"}},
		{"freed by a reader", true, []string{"mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock", "rwlock_rdlock", "mutex_unlock", "rwlock_unlock", put, "", loop, "struct node *n = slot[i]->next; free(n);"}},
		{"freed by way of a variable", true, []string{"/* more */", "struct node *kept;", "/* filled */", "kept = slot[j]->next;", read, "long sum = 0;", "return (int)sum;", "free(kept); return (int)sum;"}},
		{"a sum with an address", true, []string{"/* filled */", "*(long *)&slot[2] = (long)slot[1]->next + (long)(j - j);"}},
		{"a sum with a truth value", true, []string{"/* filled */", "long n = (long)slot[1]->next; n = n | (j == 99); *(long *)&slot[2] = n;"}},
		{"a slot as a number", true, []string{"/* filled */", "long n = *(long *)&slot[1]; *(long *)&slot[2] = n;"}},
		{"a link as a number", true, []string{"/* filled */", "long n = *(long *)&slot[1]->next; *(long *)&slot[2]->next = n;"}},
		{"a function that unlocks is given a node", true, []string{"/* more */", "static void late(struct node *n, unsigned k) { pthread_mutex_unlock(&lock[k]); n->value++; }", loop, "late(slot[i]->next, i);", leave, ""}},
		{"one lock, of readers", true, []string{"mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock", "rwlock_rdlock", "mutex_unlock", "rwlock_unlock", "lock[i]", "lock[0]", "lock[j]", "lock[0]"}},
		{"two locks", true, []string{"lock[i]", "lock[0]", "lock[j]", "lock[1]"}},
		{"a new node in a loop", false, []string{"/* filled */", "struct node *n = make(1); for (unsigned k = 0; k < 8; k++) { insert(n, slot[k]); n = make(k); }"}},
		{"an old node in a loop", true, []string{"/* filled */", "struct node *n = make(1); for (unsigned k = 0; k < 8; k++) { insert(n, slot[k]); if (k == j) n = make(k); }"}},
		{"linked on one way only", true, []string{"/* filled */", "struct node *n = make(1); if (j > 2) insert(n, slot[1]); insert(n, slot[2]);"}},
		{"a link to another list, by a number that changes", true, []string{"/* filled */", "unsigned k = 1; struct node *n = slot[k]; k = 2; slot[k]->next = n;"}},
		{"a chain under two numbers", true, []string{put, put + "slot[(i + 1) % 8]->value++;"}},
		{"results that are stored", false, []string{put, "struct node *m = slot[i]; slot[i] = make(8); slot[i]->next = m;"}},
		{"results that are stored in another list", true, []string{"/* more */", "static struct node *same(struct node *n) { return n; }", "/* filled */", "slot[1] = same(slot[2]);"}},
		{"results of functions that others call", true, []string{"/* more */", "static struct node *same(struct node *n) { return n; } struct node *(*p)(struct node *) = same;", "/* filled */", "slot[1] = p(slot[2]);"}},
		{"results of such functions in a register", true, []string{"/* more */", "static struct node *same(struct node *n) { return n; } struct node *(*p)(struct node *) = same;", "/* filled */", "struct node *n = slot[1]; n = p(slot[2]); slot[1]->next = n;"}},
		{"an exchange", true, []string{"/* filled */", "__atomic_store_n(&slot[1], slot[2], __ATOMIC_SEQ_CST);"}},
		{"joined into a list", true, []string{"/* more */", "static void *same(void *n) { return n; }", "/* filled */", "pthread_t u; pthread_create(&u, 0, same, slot[2]); pthread_join(u, (void **)&slot[1]);"}},
	})
}

// TestBuckets holds variants of lists that begin in buckets, which have locks of their own, against what races.
func TestBuckets(t *testing.T) {
	text := strings.NewReplacer("static struct node *slot[8];", "struct bucket { int n; struct node *first; pthread_mutex_t lock; }; static struct bucket table[8];",
		"static pthread_mutex_t lock[8];", "", "slot[i]", "table[i].first", "slot[j]", "table[j].first", "slot[k]", "table[k].first",
		"lock[i]", "table[i].lock", "lock[j]", "table[j].lock", "lock[k]", "table[k].lock").Replace(lists)
	const take = "pthread_mutex_lock(&table[i].lock);"
	check(t, text, []variant{
		{"as they are", false, nil},
		{"lock of the next bucket", true, []string{take, "pthread_mutex_lock(&table[(i + 1) % 8].lock);"}},
		{"by a pointer", false, []string{take, "struct bucket *b = &table[i];" + take, "table[i].", "b->"}},
		{"by a pointer that moves", true, []string{take, "struct bucket *b = &table[i];" + take, "insert(make(3), table[i]", "if (i > 0) b--; insert(make(3), table[i]", "table[i].first", "b->first"}},
		{"a node by a number in a bucket", true, []string{"int n;", "long n;", "/* filled */", "table[1].n = (long)table[1].first; long n = table[1].n; *(long *)&table[2].first = n;"}},
		{"other data of the bucket", false, []string{"table[i].first; n;", "(table[i].n++, table[i].first); n;"}},
	})
}

// TestRings holds variants of the rings against what races.
func TestRings(t *testing.T) {
	check(t, rings, []variant{
		{"as they are", false, nil},
		{"lock of the next ring", true, []string{"mutex_lock(&table.lock[i])", "mutex_lock(&table.lock[(i + 1) % 8])"}},
		{"by items", false, []string{walk, "for (struct item *p = item_of(table.head[i].next); &p->link != &table.head[i]; p = item_of(p->link.next)) p->value++;"}},
		{"the other way", false, []string{walk, "for (struct link *l = table.head[i].prev; l != &table.head[i]; l = l->prev) item_of(l)->value++;"}},
		{"asked the other way", false, []string{walk, "struct link *l = table.head[i].next; if (!(&table.head[i] == l)) item_of(l)->value++;"}},
		{"the head as an item", true, []string{walk, "struct link *l = table.head[i].next; item_of(l)->value++;"}},
		{"the head as an item, at the end", true, []string{walk, "struct link *l = &table.head[i]; do { l = l->next; item_of(l)->value++; } while (l != &table.head[i]);"}},
		{"only the head as an item", true, []string{walk, "struct link *l = table.head[i].next; if (l == &table.head[i]) item_of(l)->value++;"}},
		{"another head asked about", true, []string{walk, "struct link *l = table.head[i].next; if (l != &table.head[i - 1]) item_of(l)->value++;"}},
		{"another place asked about", true, []string{walk, "struct link *l = table.head[i].next; if ((void *)item_of(l) != (void *)&table.head[i]) item_of(l)->value++;"}},
		{"asked about what may be no head", true, []string{walk, "struct link *l = table.head[i].next, *h = 0; if (j0) h = &table.head[i]; if (l != h) item_of(l)->value++;", "/* more */", "int j0;"}},
		{"asked about another item", true, []string{walk, "struct link *l = table.head[i].next, *m = l->next; if (l != m || i > 3) item_of(l)->value++;"}},
		{"asked, and then another", true, []string{walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l = l->next; item_of(l)->value++; }"}},
		{"asked with another number", true, []string{walk, "struct link *l = table.head[i].next; i--; if (l != &table.head[i]) item_of(l)->value++; i++;"}},
		{"the whole head by the pointer", false, []string{walk, "struct link *l = table.head[i].next; l->prev = &table.head[i]; l = l->prev; l->next->prev = l;"}},
		{"a link of the next head", true, []string{walk, "struct link *l = &table.head[i]; l--; l->next = l->next;"}},
		{"a link of the head behind", true, []string{walk, "struct link *l = &table.head[i]; if (i < 7) { l++; l->next = l->next; }"}},
		{"a link that leads somewhere", true, []string{"/* filled */", "for (unsigned k = 1; k < 8; k++) { struct link *o = &table.head[k]; o -= j < 9; table.head[k].next = o; }",
			walk, "struct link *l = table.head[i].next; l->prev = l->prev; table.head[i].prev = table.head[i].prev;"}},
		{"locks before the heads", true, []string{"struct link head[8]; pthread_mutex_t lock[8];", "pthread_mutex_t lock[8]; struct link head[8];",
			"/* filled */", "struct link *l = table.head[0].next; l->next = table.head[4].next;", "i < 1 || ", ""}},
		{"a head in another ring", true, []string{"/* filled */", "table.head[4].next->prev = &table.head[5]; table.head[4].next->next = &table.head[5];",
			walk, "struct link *l = table.head[i].next; for (int n = 0; n < 3; n++) { l->prev = l->prev; l = l->next; }"}},
		{"one ring into another one", true, []string{"/* filled */", "struct link *first = table.head[4].next, *last = table.head[4].prev; last->next = &table.head[5]; table.head[5].next = first;"}},
		{"an item goes on", true, []string{walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l->prev->next = l->next; l->next->prev = l->prev; insert(l, &table.head[i - 1]); }"}},
		{"an item is freed", false, []string{walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l->prev->next = l->next; l->next->prev = l->prev; free(item_of(l)); }"}},
		{"an item is freed late", true, []string{walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l->prev->next = l->next; l->next->prev = l->prev; }", "mutex_unlock(&table.lock[i]);", "mutex_unlock(&table.lock[i]); item_of(l)->value++;"}},
		{"an empty ring", false, []string{walk, walk + "if (table.head[i].next == &table.head[i]) insert(&make(2)->link, &table.head[i]);"}},
		{"links to the second member", false, []string{"struct link head[8]; pthread_mutex_t lock[8]; } table", "pthread_mutex_t lock; struct link head; } table[8]",
			"table.head[i]", "table[i].head", "table.head[j]", "table[j].head", "table.head[k]", "table[k].head", "table.lock[i]", "table[i].lock", "table.lock[j]", "table[j].lock", "table.lock[k]", "table[k].lock"}},
		{"links to two members", true, []string{"struct link head[8]; pthread_mutex_t lock[8]; } table", "struct link other, head; pthread_mutex_t lock; struct link *last; } table[8]",
			walk, "struct link *l = table[i].head.next; if (l != &table[i].head) item_of(l)->value++; table[i].last = 0;",
			"/* filled */", "for (unsigned k = 0; k < 8; k++) table[k].head.next = &table[k].other;",
			"table.head[j]", "table[j].head", "table.head[k]", "table[k].head", "table.lock[i]", "table[i].lock", "table.lock[j]", "table[j].lock", "table.lock[k]", "table[k].lock"}},
		{"static heads", false, []string{"lock[8]; } table;", "lock[8]; } table = {{{&table.head[0], &table.head[0]}}};"}},
		{"static heads of other rings", true, []string{"lock[8]; } table;", "lock[8]; } table = {{{&table.head[0], &table.head[0]}, {&table.head[2], &table.head[2]}}};", "ring(&table.head[k]);", "if (k != 1) ring(&table.head[k]);",
			walk, "table.head[i].next->prev = &table.head[i];"}},
	})
}

func check(t *testing.T, text string, vs []variant) {
	for _, v := range vs {
		t.Run(v.name, func(t *testing.T) {
			text := text
			for i := 0; i < len(v.edits); i += 2 {
				if !strings.Contains(text, v.edits[i]) {
					t.Fatalf("there is no %q", v.edits[i])
				}
				text = strings.ReplaceAll(text, v.edits[i], v.edits[i+1])
			}
			for _, model := range []csource.DataModel{csource.LP64, csource.ILP32} {
				if races, where := analysed(t, text, model); races != v.races {
					t.Errorf("%v: races: %t\n%s", model, races, where)
				}
			}
		})
	}
}

// analysed reports whether a program may race, by the digest, those that it requires, and some that prove what it does not.
func analysed(t *testing.T, text string, model csource.DataModel) (races bool, where string) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{DataModel: model})
	if err != nil {
		t.Fatal(err)
	}
	product, err := digest.NewProduct(digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), digest.Erase(freshness.New()), digest.Erase(symlocks.New()),
		digest.Erase(regions.New()))
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(context.Background(), p, product, nil, engine.Options{Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, f := range r.Races {
		for _, a := range f.Accesses {
			lines = append(lines, a.Pos.String())
		}
	}
	return len(r.Races) > 0, strings.Join(lines, "\n")
}
