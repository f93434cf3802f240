package regions_test

import (
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/regions"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/digest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/internal/variants"
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
	check(t, lists, []variants.Variant{
		variants.Proved("as they are"),
		variants.Races("lock of the next list", take, "pthread_mutex_lock(&lock[(i + 1) % 8]);"),
		variants.Races("another number", put, "unsigned was = i; i = (i + 7) % 8;"+put, leave, "pthread_mutex_unlock(&lock[was]);"),
		variants.Proved("fewer locks", "lock[i]", "lock[i % 4]", "lock[j]", "lock[j % 4]"),
		variants.Races("fewer lists", "slot[i]", "slot[i % 4]", "slot[j]", "slot[j % 4]", "(j + k) % 8", "(j + 4 * k) % 8"),
		variants.Proved("one lock", "lock[i]", "lock[0]", "lock[j]", "lock[0]"),
		variants.Races("in two lists", "/* filled */", "struct node *n = make(4); insert(n, slot[1]); insert(n, slot[2]);"),
		variants.Proved("two nodes", "/* filled */", "struct node *n = make(4); insert(n, slot[1]); n = make(5); insert(n, slot[2]);"),
		variants.Proved("a chain, then a list", "/* filled */", "struct node *n = make(4), *m = make(5); n->next = m; m->value = 7; slot[1] = n;"),
		variants.Races("a chain, then two lists", "/* filled */", "struct node *n = make(4), *m = malloc(sizeof *m); if (!m) abort(); m->value = 1; m->next = 0; n->next = m; slot[1] = n; slot[2] = m;"),
		variants.Races("from list to list", put, "struct node *m = slot[i]->next; slot[i]->next = m->next; insert(m, slot[(i + 1) % 8]);"+put),
		variants.Races("kept", loop, "struct node *n = slot[i]->next;", leave, leave+"n->value++;"),
		variants.Races("two slots with one list", "/* filled */", "slot[2] = slot[1];"),
		variants.Races("a pointer to the next slot", loop, "struct node **at = &slot[i]; if (i < 7) { at++; (*at)->next->value++; }"),
		variants.Races("a pointer to another slot", loop, "struct node **at = &slot[i]; at += i < 7; (*at)->next->value++;"),
		variants.Proved("a pointer to the slot", loop, "struct node **at = &slot[i]; (*at)->next->value++;"),
		variants.Races("readers change", "mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock", "rwlock_rdlock", "mutex_unlock", "rwlock_unlock"),
		variants.Proved("readers read", "mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock(&lock[i]", "rwlock_wrlock(&lock[i]", "mutex_lock(&lock[j]", "rwlock_rdlock(&lock[j]", "mutex_unlock", "rwlock_unlock"),
		variants.Races("locks made anew", read, "pthread_mutex_unlock(&lock[j]); pthread_mutex_init(&lock[j], 0); pthread_mutex_lock(&lock[j]);"+read),
		variants.Races("main without the lock", "pthread_mutex_lock(&lock[j]);", "", "pthread_mutex_unlock(&lock[j]);", ""),
		variants.Races("main inserts without the lock", "pthread_mutex_lock(&lock[j]);", "insert(make(5), slot[j]); pthread_mutex_lock(&lock[j]);"),
		variants.Proved("main reads before there are threads", "/* filled */", "j = slot[j]->next->value == 2 ? j : 0;"),
		variants.Proved("main behind the threads", read, "long sum = 0;", "return (int)sum;", "for (unsigned k = 0; k < 2; k++) pthread_join(t[k], 0); sum = slot[j]->next->value; return (int)sum;"),
		variants.Races("slots by a parameter, without a lock", "/* more */", "static long peek(struct node **s, unsigned k) { return s[k]->next->value; }", read, read+"sum += peek(slot, (j + 1) % 8);"),
		variants.Races("slots by a parameter, written", "/* more */", "static void swap(struct node **s, struct node *n, unsigned k) { s[k] = n; }", "/* filled */", "swap(slot, slot[1], 2);"),
		variants.Races("slots by a pointer in memory, written", "/* more */", "struct node **all = slot;", "/* filled */", "all[2] = slot[1];"),
		variants.Races("a node by a number", "/* filled */", "slot[3]->value = (long)slot[1]->next; long n = slot[3]->value; slot[2] = (struct node *)n;"),
		variants.Races("a node as a number in a link", "/* filled */", "slot[3]->value = (long)slot[1]->next; *(long *)&slot[2]->next = slot[3]->value;"),
		variants.Races("a number that is computed", "/* filled */", "long n = (long)slot[1]->next; n = n + j - j; *(long *)&slot[2] = n;"),
		variants.Races("a node is assigned", "/* filled */", "struct node *n = make(4); slot[2] = n; *n = *slot[1];"),
		variants.Races("a node is copied", "/* filled */", "struct node *n = make(4); slot[2] = n; memcpy(n, slot[1], sizeof *n);"),
		variants.Proved("a number is copied", "/* filled */", "struct node *n = make(4); slot[2] = n; memset(n, 0, sizeof *n);"),
		variants.Races("slots are copied", "/* filled */", "memcpy(slot, slot + 1, sizeof *slot);"),
		variants.Races("known to others before", "/* more */", "struct node *spare;", put, "if (spare) insert(spare, slot[i]);"+put, "/* filled */", "spare = make(4);"),
		variants.Races("given to a thread before", "/* more */", "static void *own(void *n) { ((struct node *)n)->value++; return 0; }", "/* filled */", "struct node *n = make(4); pthread_create(t, 0, own, n); n->value++;"),
		variants.Races("by another object", "/* more */", "struct hub hub;", "/* filled */", "hub.first = slot[1]->next; slot[2]->hub = &hub; slot[1]->hub = &hub;", loop, "if (i == 1 || i == 2) slot[i]->hub->first->value++;"),
		variants.Races("by an element of another array", "/* more */", "struct hub hubs[4]; static void join(struct node *n, struct hub *h) { n->hub = h; } void (*joins)(struct node *, struct hub *) = join;",
			"/* filled */", "for (unsigned m = 0; m < 4; m++) hubs[m].first = slot[1]->next; joins(slot[1], &hubs[j % 4]); joins(slot[2], &hubs[j % 4]);",
			loop, "if (i == 1 || i == 2) slot[i]->hub->first->value++;"),
		variants.Races("a number by another object", "/* more */", "struct side { long first; } side;", "struct hub *hub", "struct side *hub", "/* filled */", "side.first = (long)slot[1]->next; slot[3]->hub = &side; *(long *)&slot[2]->next = slot[3]->hub->first;"),
		variants.Proved("read-only data of nodes", "/* more */", "char *names[4] = {\"a\", \"b\", \"c\", \"d\"};", read, read+"sum += names[j % 4][0];", loop, loop+"slot[i]->value += names[i % 4][0];"),
		variants.Races("a function unlocks", "/* more */", "static void done(unsigned k) { pthread_mutex_unlock(&lock[k]); }", loop, "struct node *n = slot[i]->next; done(i); n->value++;", leave, ""),
		variants.Races("a lock that is tried", take, "int taken = pthread_mutex_trylock(&lock[i]) == 0;", leave, "if (taken) pthread_mutex_unlock(&lock[i]);"),
		variants.Races("freed without the lock", loop, "struct node *n = slot[i]->next; slot[i]->next = n->next;", leave, leave+"free(n);"),
		variants.Proved("freed under the lock", loop, "struct node *n = slot[i]->next; slot[i]->next = n->next; free(n);"),
		variants.Races("freed in another list", loop, loop+"struct node *n = slot[(i + 7) % 8]->next; if (n) free(n);"),
		variants.Proved("chosen by who is called", "/* more */", "static void add(unsigned k) { insert(make(4), slot[k]); }", put, "add(i);"),
		variants.Races("chosen by who is called, another one", "/* more */", "static void add(unsigned k) { insert(make(4), slot[(k + 7) % 8]); }", put, "add(i);"),
		variants.Proved("by a pointer to the link", loop, "for (struct node **at = &slot[i]; *at; at = &(*at)->next) if ((*at)->value == 3) { struct node *n = *at; *at = n->next; free(n); break; }", put,
			"struct node *m = make(3); m->next = slot[i]; slot[i] = m;", read, "long sum = slot[j] ? slot[j]->value : 0;"),
		variants.Races("by a pointer to a link of another list", loop, "struct node **at = &slot[i]; if (i == j0) at = &slot[(i + 7) % 8]->next; *at = 0;", "/* more */", "unsigned j0;", "/* filled */", "j0 = j;"),
		variants.Races("by a pointer to the link, main without the lock", loop, "for (struct node **at = &slot[i]; *at; at = &(*at)->next) if ((*at)->value == 3) { struct node *n = *at; *at = n->next; break; }",
			"pthread_mutex_lock(&lock[j]);", "", "pthread_mutex_unlock(&lock[j]);", "", read, "long sum = slot[j] != 0;"),
		variants.Races("a truth value as the number", "/* filled */", "unsigned k = 2 + (j > 8); slot[k]->next = slot[(_Bool)k]->next;"),
		variants.Races("a function for all nodes", "/* more */", "static void bump(struct node *n) { n->value++; } struct node *kept;", loop, "bump(slot[i]);", "/* filled */", "kept = slot[j];", read, read+"if (kept) bump(kept);"),
		variants.Races("a function for all nodes, by a pointer", "/* more */", "static void bump(struct node *n) { n->value++; } void (*bumps)(struct node *) = bump; struct node *kept;", loop, "bump(slot[i]);", "/* filled */", "kept = slot[j];", read, read+"if (kept) bumps(kept);"),
		variants.Proved("two arrays", "static struct node *slot[8];", "static struct { struct node *slot[8], *more[8]; } s; static pthread_mutex_t locks[8];\n#define slot s.slot\n#define more s.more",
			"/* filled */", "for (unsigned k = 0; k < 8; k++) more[k] = make(1);", loop, loop+"pthread_mutex_lock(&locks[i]); more[i]->value++; pthread_mutex_unlock(&locks[i]);"),
		variants.Races("one node in two arrays", "static struct node *slot[8];", "static struct { struct node *slot[8], *more[8]; } s; static pthread_mutex_t locks[8];\n#define slot s.slot\n#define more s.more",
			"/* filled */", "for (unsigned k = 0; k < 8; k++) more[k] = slot[k];", loop, "unsigned at = i == j0; if (at) { pthread_mutex_unlock(&lock[i]); pthread_mutex_lock(&locks[i]); more[i]->value++; pthread_mutex_unlock(&locks[i]); pthread_mutex_lock(&lock[i]); } else "+loop,
			"/* more */", "unsigned j0;", "(j + k) % 8", "j"),
		variants.Races("a list that a function returns", "/* more */", "static struct node *get(unsigned k) { return slot[k]; }", "/* filled */", "get(1)->next = get(2)->next;"),
		variants.Races("put by a function into two lists", "/* more */", "static void into(struct node *n, unsigned k) { insert(n, slot[k]); }", "/* filled */", "struct node *n = make(4); into(n, 1); into(n, 2);"),
		variants.Proved("put by a function into one list", "/* more */", "static void into(struct node *n, unsigned k) { insert(n, slot[k]); }", "/* filled */", "into(make(4), 1); into(make(4), 2);"),
		variants.Races("a link chosen by somebody without the lock", loop, "for (struct node **at = &slot[i]; *at; at = &(*at)->next) if ((*at)->value == 3) { struct node *n = *at; *at = n->next; break; }",
			"/* more */", "static int peek(struct node **s, unsigned k) { return s[k] != 0; }", read, "long sum = 0;", "return (int)sum;", "return peek(slot, j);"),
		variants.Races("a slot written, and read by a pointer without the lock", put, "struct node *m = make(8); m->next = slot[i]; slot[i] = m;",
			"/* more */", "static int peek(struct node **s, unsigned k) { return s[k] != 0; }", read, "long sum = 0;", "return (int)sum;", "return peek(slot, j);"),
		variants.Races("one of two lists", "/* filled */", "struct node *n = j > 3 ? slot[1] : slot[2]; slot[1]->next = n;"),
		variants.Races("links to two places", "struct hub *hub", "struct node **back", "/* filled */", "slot[1]->back = &slot[1]->next; long n = *(long *)slot[1]->back; *(long *)&slot[2]->next = n;"),
		variants.Races("freed by a reader", "mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock", "rwlock_rdlock", "mutex_unlock", "rwlock_unlock", put, "", loop, "struct node *n = slot[i]->next; free(n);"),
		variants.Races("freed by way of a variable", "/* more */", "struct node *kept;", "/* filled */", "kept = slot[j]->next;", read, "long sum = 0;", "return (int)sum;", "free(kept); return (int)sum;"),
		variants.Races("a sum with an address", "/* filled */", "*(long *)&slot[2] = (long)slot[1]->next + (long)(j - j);"),
		variants.Races("a sum with a truth value", "/* filled */", "long n = (long)slot[1]->next; n = n | (j == 99); *(long *)&slot[2] = n;"),
		variants.Races("a slot as a number", "/* filled */", "long n = *(long *)&slot[1]; *(long *)&slot[2] = n;"),
		variants.Races("a link as a number", "/* filled */", "long n = *(long *)&slot[1]->next; *(long *)&slot[2]->next = n;"),
		variants.Races("a function that unlocks is given a node", "/* more */", "static void late(struct node *n, unsigned k) { pthread_mutex_unlock(&lock[k]); n->value++; }", loop, "late(slot[i]->next, i);", leave, ""),
		variants.Races("one lock, of readers", "mutex_t", "rwlock_t", "mutex_init", "rwlock_init", "mutex_lock", "rwlock_rdlock", "mutex_unlock", "rwlock_unlock", "lock[i]", "lock[0]", "lock[j]", "lock[0]"),
		variants.Races("two locks", "lock[i]", "lock[0]", "lock[j]", "lock[1]"),
		variants.Proved("a new node in a loop", "/* filled */", "struct node *n = make(1); for (unsigned k = 0; k < 8; k++) { insert(n, slot[k]); n = make(k); }"),
		variants.Races("an old node in a loop", "/* filled */", "struct node *n = make(1); for (unsigned k = 0; k < 8; k++) { insert(n, slot[k]); if (k == j) n = make(k); }"),
		variants.Races("linked on one way only", "/* filled */", "struct node *n = make(1); if (j > 2) insert(n, slot[1]); insert(n, slot[2]);"),
		variants.Races("a link to another list, by a number that changes", "/* filled */", "unsigned k = 1; struct node *n = slot[k]; k = 2; slot[k]->next = n;"),
		variants.Races("a chain under two numbers", put, put+"slot[(i + 1) % 8]->value++;"),
		variants.Proved("results that are stored", put, "struct node *m = slot[i]; slot[i] = make(8); slot[i]->next = m;"),
		variants.Races("results that are stored in another list", "/* more */", "static struct node *same(struct node *n) { return n; }", "/* filled */", "slot[1] = same(slot[2]);"),
		variants.Races("results of functions that others call", "/* more */", "static struct node *same(struct node *n) { return n; } struct node *(*p)(struct node *) = same;", "/* filled */", "slot[1] = p(slot[2]);"),
		variants.Races("results of such functions in a register", "/* more */", "static struct node *same(struct node *n) { return n; } struct node *(*p)(struct node *) = same;", "/* filled */", "struct node *n = slot[1]; n = p(slot[2]); slot[1]->next = n;"),
		variants.Races("an exchange", "/* filled */", "__atomic_store_n(&slot[1], slot[2], __ATOMIC_SEQ_CST);"),
		variants.Races("joined into a list", "/* more */", "static void *same(void *n) { return n; }", "/* filled */", "pthread_t u; pthread_create(&u, 0, same, slot[2]); pthread_join(u, (void **)&slot[1]);"),
	})
}

// TestBuckets holds variants of lists that begin in buckets, which have locks of their own, against what races.
func TestBuckets(t *testing.T) {
	text := strings.NewReplacer("static struct node *slot[8];", "struct bucket { int n; struct node *first; pthread_mutex_t lock; }; static struct bucket table[8];",
		"static pthread_mutex_t lock[8];", "", "slot[i]", "table[i].first", "slot[j]", "table[j].first", "slot[k]", "table[k].first",
		"lock[i]", "table[i].lock", "lock[j]", "table[j].lock", "lock[k]", "table[k].lock").Replace(lists)
	const take = "pthread_mutex_lock(&table[i].lock);"
	check(t, text, []variants.Variant{
		variants.Proved("as they are"),
		variants.Races("lock of the next bucket", take, "pthread_mutex_lock(&table[(i + 1) % 8].lock);"),
		variants.Proved("by a pointer", take, "struct bucket *b = &table[i];"+take, "table[i].", "b->"),
		variants.Races("by a pointer that moves", take, "struct bucket *b = &table[i];"+take, "insert(make(3), table[i]", "if (i > 0) b--; insert(make(3), table[i]", "table[i].first", "b->first"),
		variants.Races("a node by a number in a bucket", "int n;", "long n;", "/* filled */", "table[1].n = (long)table[1].first; long n = table[1].n; *(long *)&table[2].first = n;"),
		variants.Proved("other data of the bucket", "table[i].first; n;", "(table[i].n++, table[i].first); n;"),
	})
}

// TestRings holds variants of the rings against what races.
func TestRings(t *testing.T) {
	check(t, rings, []variants.Variant{
		variants.Proved("as they are"),
		variants.Races("lock of the next ring", "mutex_lock(&table.lock[i])", "mutex_lock(&table.lock[(i + 1) % 8])"),
		variants.Proved("by items", walk, "for (struct item *p = item_of(table.head[i].next); &p->link != &table.head[i]; p = item_of(p->link.next)) p->value++;"),
		variants.Proved("the other way", walk, "for (struct link *l = table.head[i].prev; l != &table.head[i]; l = l->prev) item_of(l)->value++;"),
		variants.Proved("asked the other way", walk, "struct link *l = table.head[i].next; if (!(&table.head[i] == l)) item_of(l)->value++;"),
		variants.Races("the head as an item", walk, "struct link *l = table.head[i].next; item_of(l)->value++;"),
		variants.Races("the head as an item, at the end", walk, "struct link *l = &table.head[i]; do { l = l->next; item_of(l)->value++; } while (l != &table.head[i]);"),
		variants.Races("only the head as an item", walk, "struct link *l = table.head[i].next; if (l == &table.head[i]) item_of(l)->value++;"),
		variants.Races("another head asked about", walk, "struct link *l = table.head[i].next; if (l != &table.head[i - 1]) item_of(l)->value++;"),
		variants.Races("another place asked about", walk, "struct link *l = table.head[i].next; if ((void *)item_of(l) != (void *)&table.head[i]) item_of(l)->value++;"),
		variants.Races("asked about what may be no head", walk, "struct link *l = table.head[i].next, *h = 0; if (j0) h = &table.head[i]; if (l != h) item_of(l)->value++;", "/* more */", "int j0;"),
		variants.Races("asked about another item", walk, "struct link *l = table.head[i].next, *m = l->next; if (l != m || i > 3) item_of(l)->value++;"),
		variants.Races("asked, and then another", walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l = l->next; item_of(l)->value++; }"),
		variants.Races("asked with another number", walk, "struct link *l = table.head[i].next; i--; if (l != &table.head[i]) item_of(l)->value++; i++;"),
		variants.Proved("the whole head by the pointer", walk, "struct link *l = table.head[i].next; l->prev = &table.head[i]; l = l->prev; l->next->prev = l;"),
		variants.Races("a link of the next head", walk, "struct link *l = &table.head[i]; l--; l->next = l->next;"),
		variants.Races("a link of the head behind", walk, "struct link *l = &table.head[i]; if (i < 7) { l++; l->next = l->next; }"),
		variants.Races("a link that leads somewhere", "/* filled */", "for (unsigned k = 1; k < 8; k++) { struct link *o = &table.head[k]; o -= j < 9; table.head[k].next = o; }",
			walk, "struct link *l = table.head[i].next; l->prev = l->prev; table.head[i].prev = table.head[i].prev;"),
		variants.Races("locks before the heads", "struct link head[8]; pthread_mutex_t lock[8];", "pthread_mutex_t lock[8]; struct link head[8];",
			"/* filled */", "struct link *l = table.head[0].next; l->next = table.head[4].next;", "i < 1 || ", ""),
		variants.Races("a head in another ring", "/* filled */", "table.head[4].next->prev = &table.head[5]; table.head[4].next->next = &table.head[5];",
			walk, "struct link *l = table.head[i].next; for (int n = 0; n < 3; n++) { l->prev = l->prev; l = l->next; }"),
		variants.Races("one ring into another one", "/* filled */", "struct link *first = table.head[4].next, *last = table.head[4].prev; last->next = &table.head[5]; table.head[5].next = first;"),
		variants.Races("an item goes on", walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l->prev->next = l->next; l->next->prev = l->prev; insert(l, &table.head[i - 1]); }"),
		variants.Proved("an item is freed", walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l->prev->next = l->next; l->next->prev = l->prev; free(item_of(l)); }"),
		variants.Races("an item is freed late", walk, "struct link *l = table.head[i].next; if (l != &table.head[i]) { l->prev->next = l->next; l->next->prev = l->prev; }", "mutex_unlock(&table.lock[i]);", "mutex_unlock(&table.lock[i]); item_of(l)->value++;"),
		variants.Proved("an empty ring", walk, walk+"if (table.head[i].next == &table.head[i]) insert(&make(2)->link, &table.head[i]);"),
		variants.Proved("links to the second member", "struct link head[8]; pthread_mutex_t lock[8]; } table", "pthread_mutex_t lock; struct link head; } table[8]",
			"table.head[i]", "table[i].head", "table.head[j]", "table[j].head", "table.head[k]", "table[k].head", "table.lock[i]", "table[i].lock", "table.lock[j]", "table[j].lock", "table.lock[k]", "table[k].lock"),
		variants.Races("links to two members", "struct link head[8]; pthread_mutex_t lock[8]; } table", "struct link other, head; pthread_mutex_t lock; struct link *last; } table[8]",
			walk, "struct link *l = table[i].head.next; if (l != &table[i].head) item_of(l)->value++; table[i].last = 0;",
			"/* filled */", "for (unsigned k = 0; k < 8; k++) table[k].head.next = &table[k].other;",
			"table.head[j]", "table[j].head", "table.head[k]", "table[k].head", "table.lock[i]", "table[i].lock", "table.lock[j]", "table[j].lock", "table.lock[k]", "table[k].lock"),
		variants.Proved("static heads", "lock[8]; } table;", "lock[8]; } table = {{{&table.head[0], &table.head[0]}}};"),
		variants.Races("static heads of other rings", "lock[8]; } table;", "lock[8]; } table = {{{&table.head[0], &table.head[0]}, {&table.head[2], &table.head[2]}}};", "ring(&table.head[k]);", "if (k != 1) ring(&table.head[k]);",
			walk, "table.head[i].next->prev = &table.head[i];"),
	})
}

func check(t *testing.T, text string, vs []variants.Variant) {
	t.Helper()
	variants.Check(t, text, vs, func() []digest.Component {
		return []digest.Component{digest.Erase(symlocks.New()), digest.Erase(regions.New())}
	})
}
