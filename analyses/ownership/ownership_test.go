package ownership_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/engine"
	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/ownership"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/frontend"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
	"github.com/mayrun-dev/mayrun/race"
)

// with is the digest, or a wrong one, with those that it requires, and some that prove what it does not.
func with(d digest.Component) []digest.Component {
	return []digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadid.New()),
		digest.Erase(joins.New()), digest.Erase(threadflag.Returning()), digest.Erase(freshness.New()), digest.Erase(symlocks.New()), d}
}

// The digest with one mistake each.
type (
	element      = ownership.Element
	deafToStores struct{ *ownership.Digest } // does not notice under which locks pointers to nodes are stored
	deafToReads  struct{ *ownership.Digest } // nor under which they, and nodes, are read
	deafToGuards struct{ *ownership.Digest } // nor under which they are asked about
)

// stores reports whether an action assigns what is no register.
func stores(s digest.Sight) (memory, assignment bool) {
	b, ok := s.(digest.Before)
	if !ok {
		return false, false
	}
	a, ok := b.Edge.Action.(*cfg.Assign)
	return ok && (a.LHS.Var == nil || !a.LHS.Var.Register()), ok
}

func (d deafToStores) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if memory, _ := stores(s); memory {
		return element{Node: true, Place: true, Guest: a.Guest}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToReads) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if memory, assignment := stores(s); assignment && !memory && s.(digest.Before).Edge.From.Func.Name == "main" {
		if c, ok := s.(digest.Before).Edge.Action.(*cfg.Assign).RHS.(*cfg.Cast); !ok || c.X == nil {
			return element{Node: true, Place: true, Guest: a.Guest}
		}
	}
	return d.Digest.See(x, v, a, s)
}

func (d deafToGuards) See(x digest.Context, v digest.View, a element, s digest.Sight) element {
	if b, ok := s.(digest.Before); ok {
		if _, ok := b.Edge.Action.(*cfg.Guard); ok {
			return element{Node: true, Place: true, Guest: a.Guest}
		}
	}
	return d.Digest.See(x, v, a, s)
}

// TestWrongDigests checks that regression programs tell the digest from wrong ones.
func TestWrongDigests(t *testing.T) {
	for _, c := range []struct {
		program string
		wrong   digest.Component
	}{
		{"locks_race.c", digest.Erase(deafToStores{ownership.New()})},
		{"look_race.c", digest.Erase(deafToReads{ownership.New()})},
		{"asked_race.c", digest.Erase(deafToGuards{ownership.New()})},
		{"answer_unlocked_race.c", digest.Erase(deafToStores{ownership.New()})},
		{"answer_other_lock_race.c", digest.Erase(deafToStores{ownership.New()})},
		{"answer_other_lock_race.c", digest.Erase(deafToGuards{ownership.New()})},
	} {
		file := filepath.Join("..", "..", "testdata", "regression", "ownership", c.program)
		p, err := frontend.Load(context.Background(), []string{file}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		right, wrong := analysed(t, p, digest.Erase(ownership.New())), analysed(t, p, c.wrong)
		if accesses(wrong) >= accesses(right) {
			t.Errorf("%s: %d accesses race with the digest, %d with the wrong one", c.program, accesses(right), accesses(wrong))
		}
	}
}

// accesses counts the accesses of all races.
func accesses(r *race.Report) (n int) {
	for _, f := range r.Races {
		n += len(f.Accesses)
	}
	return n
}

func analysed(t *testing.T, p *cfg.Program, d digest.Component) *race.Report {
	product, err := digest.NewProduct(with(d)...)
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.Run(context.Background(), p, product, nil, engine.Options{Verify: true})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestIdle checks that nothing is watched in programs where nodes are not used by the rules.
func TestIdle(t *testing.T) {
	const begin = `
		#include <pthread.h>
		#include <stdlib.h>
		#include <string.h>
		struct n { struct n *next; int v; char *s; } *top;
		pthread_mutex_t m;
		void take(void) { pthread_mutex_lock(&m); struct n *n = top; if (n) top = n->next; pthread_mutex_unlock(&m);
			free(n); }
		void put(void) { struct n *n = malloc(sizeof *n); if (!n) return; n->s = 0; pthread_mutex_lock(&m);
			n->next = top; top = n; pthread_mutex_unlock(&m); }
		void *f(void *x) { put(); take(); return x; }
		int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); f(0); return 0; }
		`
	for text, idle := range map[string]bool{
		``:                                 false,
		`int g(void) { return top == 0; }`: false,
		`void g(struct n *n) { free(n); }`: false,
		`void g(struct n *n) { free(n); n->v = 1; }`:                                                    true,
		`void g(struct n *n) { free(n); free(n); }`:                                                     true,
		`struct n *g(void) { return top; }`:                                                             false,
		`int x; struct n *g(void) { x = 1; return top; }`:                                               false,
		`int x; struct n *g(void) { x = 1; return top; } void h(void) { struct n *n = g(); n->v = 1; }`: true,
		`int x; struct n *g(void) { x = 1; return top; } struct n *h(void) { return g(); } void k(void) { struct n *n = h(); n->v = 1; }`:                 true,
		`int x; struct n *g(void) { x = 1; return top; } void h(void) { struct n *n = g(); x = n == 0; }`:                                                 false,
		`int x; struct n *g(void) { x = 1; return top; } void h(void) { free(g()); }`:                                                                     true,
		`int x; struct n *g(void) { x = 1; return top; } void h(void) { top = g(); }`:                                                                     true,
		`struct n *g(struct n *n, int x) { return x ? n : top; }`:                                                                                         false,
		`struct n *g(struct n *n, int x) { return x ? n : top; } void h(int x) { struct n *n = calloc(1, sizeof *n); if (n) { n = g(n, x); n->v = 1; } }`: true,
		`struct n **g(void) { return &top; }`:                                                                                                             true,
		`void *g(void) { return top; }`:                                                                                                                   false,
		`void *g(void) { return top; } long h(void) { return (long)g(); }`:                                                                                true,
		`void *g(void) { return top; } void *x; void **h(void) { x = g(); return &x; }`:                                                                   true,
		`long g(void) { return (long)top; }`:                                                                                                              true,
		`struct n x;`:                                                                                                                                     true,
		`struct n *x;`:                                                                                                                                    false,
		`_Thread_local struct n *x;`:                                                                                                                      true,
		`extern struct n *x; int g(void) { return x == 0; }`:                                                                                              true,
		`struct n *_Atomic x;`:                                                                                                                            true,
		`union { struct n *n; long v; } x;`:                                                                                                               true,
		`struct { struct n *n; long v; } x;`:                                                                                                              false,
		`struct { struct n *n; long v; } x, y; void g(void) { x = y; }`:                                                                                   true,
		`struct c { struct n *n; } x; int g(struct c *c) { return c->n == 0; } int h(void) { return g(&x); }`:                                             false,
		`struct c { struct n *n; } x; void *g(void) { return &x; }`:                                                                                       false,
		`struct c { struct n *n; } x; void g(struct c *c) { free(c); }`:                                                                                   false,
		`struct c { struct n *n; } x; void g(struct c *c) { memset(c, 0, sizeof *c); }`:                                                                   false,
		`struct c { struct n *n; } x; void g(struct c *c) { memset(c, 1, sizeof *c); }`:                                                                   true,
		`struct c { struct n *n; } x; long g(struct c *c) { return (long)c; }`:                                                                            true,
		`struct c { struct n *n; } x; char *g(struct c *c) { return (char *)c; }`:                                                                         true,
		`union c { struct n *n; } x; void *g(union c *c) { return c; }`:                                                                                   true,
		`void g(void) { free(top); }`:                                                                                                                     false,
		`void g(void) { free(top->next); }`:                                                                                                               false,
		`void g(struct n *n) { free(n->next); }`:                                                                                                          false,
		`void g(struct n *n) { free(n->next); } void h(void) { struct n *n = malloc(sizeof *n); if (n) g(n); }`:                                           true,
		`void h(struct n *); void g(struct n *n) { h(n); }`:                                                                                               true,
		`void h(int, ...) {} void g(struct n *n) { h(1, n); }`:                                                                                            true,
		`void h(struct n *n) {} void (*g)(struct n *) = h;`:                                                                                               false,
		`struct n *h(void) { return top; } struct n *(*g)(void) = h;`:                                                                                     true,
		`void h(struct n **n) {} void (*g)(struct n **) = h;`:                                                                                             true,
		`void h(int i) {} void (*g)(struct n *) = (void (*)(struct n *))h;`:                                                                               true,
		`void h(struct n *n); void (*g)(struct n *) = h;`:                                                                                                 true,
		`void g(struct n *n) { n++; }`:                                                                                                                    true,
		`void g(struct n *n) { n[1].v = 1; }`:                                                                                                             true,
		`void g(struct n *n) { n->v = 1; }`:                                                                                                               false,
		`int *g(struct n *n) { return &n->v; }`:                                                                                                           true,
		`void g(struct n *n, struct n *o) { *n = *o; }`:                                                                                                   true,
		`void g(struct n *n, struct n *o) { memcpy(n, o, sizeof *n); }`:                                                                                   true,
		`void g(struct n *n, struct n *o) { memcpy(&n->v, &o->v, sizeof n->v); }`:                                                                         false,
		`void g(struct n *n, struct n *o) { n->next = o; }`:                                                                                               false,
		`void g(struct n *n, struct n *o) { n->next = o; o->v = 1; }`:                                                                                     true,
		`void g(struct n *n) { top = n; }`:                                                                                                                false,
		`void g(struct n *n) { top = n; } void h(void) { struct n *n = calloc(1, sizeof *n); if (n) g(n); }`:                                              false,
		`void a(struct n *n) {} void g(struct n *n) { top = n; } void h(void) { struct n *n = malloc(sizeof *n); if (n) { a(n); g(n); } }`:                                                              true,
		`void a(struct n *n) { n->next = 0; } void g(struct n *n) { top = n; } void h(void) { struct n *n = malloc(sizeof *n); if (n) { a(n); g(n); } }`:                                                false,
		`void a(struct n *n) { n->next = 0; } void g(struct n *n) { top = n; } void (*p)(struct n *) = g; void h(void) { struct n *n = malloc(sizeof *n); if (n) p(n); }`:                               true,
		`void a(struct n *n) { n->next = 0; } void b(struct n *n) {} void (*p)(struct n *) = b; void (*q)(struct n *) = a; void h(void) { struct n *n = malloc(sizeof *n); if (n) { p(n); top = n; } }`: true,
		`void g(struct n *n, int x) { if (x) g(n, x - 1); else top = n; } void h(int x) { struct n *n = malloc(sizeof *n); if (n) g(n, x); }`:                                                           true,
		`void g(struct n *n, int x) { if (x) { struct n *k = malloc(sizeof *k); if (k) g(k, 0); } top = n; } void h(int x) { struct n *n = calloc(1, sizeof *n); if (n) g(n, x); }`:                     true,
		`void a(struct n *n) { top = n; } void b(struct n *n) { a(n); } void c(struct n *n) { b(n); } void d(struct n *n) { c(n); } void g(void) { struct n *n = malloc(sizeof *n); if (n) d(n); }`:     true,
		`struct n *l(struct n *n) { return n->next; } void g(void) { pthread_mutex_lock(&m); if (top && l(top)) l(top)->v = 1; pthread_mutex_unlock(&m); }`:                                             true,
		`void g(struct n *n) { top = n; } void h(void) { struct n *n = malloc(sizeof *n); if (n) g(n); }`:                                                                                               true,
		`void g(struct n *n) { n->next = 0; top = n; }`:                                                                            false,
		`void g(struct n *n) { n->next = 0; top = n; n->v = 1; }`:                                                                  false,
		`void g(struct n *n) { n->next = 0; top = n; pthread_mutex_unlock(&m); n->v = 1; }`:                                        true,
		`void g(struct n *n) { n->next->v = 1; }`:                                                                                  false,
		`void g(struct n *n) { n->next->v = 1; } void h(void) { struct n *n = malloc(sizeof *n); if (n) g(n); }`:                   true,
		`void g(struct n *n) { n->next = 0; n->next->v = 1; }`:                                                                     false,
		`void g(void) { top->v = top->next->v; }`:                                                                                  false,
		`void g(void) { struct n *n; n->v = 1; }`:                                                                                  true,
		`void g(void *p) { struct n *n = p; n->v = 1; }`:                                                                           true,
		`void g(void) { __asm__("frobnicate" ::: "memory"); }`:                                                                     true,
		`struct { char s[8]; struct n *n; } x; void g(void) { strncpy(x.s, "ab", 8); }`:                                            false,
		`struct { char s[8]; struct n *n; } x; void g(void) { strncpy(x.s, "ab", 9); }`:                                            true,
		`struct { char s[8]; struct n *n; } x; void g(void) { strncat(x.s, "ab", 9); }`:                                            false,
		`struct { char s[8]; struct n *n; } x; void g(void) { strncat(x.s, "ab", 8); }`:                                            false,
		`struct { char s[8]; struct n *n; } x; void g(void) { strcpy(x.s, "ab"); }`:                                                false,
		`struct { char s[8]; struct n *n; } x; void g(unsigned n) { memset(x.s, 0, n); }`:                                          false,
		`struct { char s[8]; struct n *n; } x; void g(void) { memset((char *)&x.s[1] + 1, 0, 1); }`:                                false,
		`struct { char s[8]; struct n *n; } x; void g(void) { memset((char *)&x.s[1] + 1, 0, 7); }`:                                true,
		`struct { char s[8]; struct n *n; } x; void g(void) { strcpy(x.s + 9, "ab"); }`:                                            true,
		`struct { char s[8]; struct n *n; } x; void g(void) { strcpy(x.s - 1, "ab"); }`:                                            true,
		`struct { char s[8]; struct n *n; } x; void g(int i) { strncpy(x.s + i, "ab", 8); }`:                                       false,
		`struct { char s[8]; struct n *n; } x; void g(int i) { strncpy(x.s + i, "ab", 9); }`:                                       true,
		`struct { char s[8]; struct n *n; } x; void g(char *p) { strncpy(p, x.s, 9); }`:                                            false,
		`struct { char s[8]; struct n *n; } x; void g(char *p) { memcpy(p, x.s, 9); }`:                                             true,
		`struct { char s[1]; struct n *n; } x; void g(char *p) { strcpy(p, x.s); }`:                                                true,
		`struct { char *s[8]; struct n *n; } x; void g(char *p, unsigned n) { memcpy(p, x.s, n); }`:                                true,
		`struct { long s; struct n *n; } x; void g(char *p, unsigned n) { memcpy(p, &x.s, n); }`:                                   true,
		`struct { char s[8]; struct n *n; } x; unsigned long g(void) { return strlen(x.s); }`:                                      false,
		`struct { char s[8]; struct n *n; } x; char *g(void) { return strchr(x.s, 'a'); }`:                                         false,
		`struct { char s[8]; struct n *n; } x; char *p; void g(void) { p = strchr(x.s, 'a'); }`:                                    true,
		`struct { char s[8]; struct n *n; } x; long g(void) { char *p = x.s; return *(long *)p; }`:                                 true,
		`struct { char s[8]; struct n *n; } x; char g(int i) { char *p = x.s; return p[i] + p[7]; }`:                               false,
		`struct { char s[8]; struct n *n; } x; char g(void) { char *p = x.s; return p[8]; }`:                                       true,
		`struct { char s[8]; struct n *n; } x; char g(void) { char *p = x.s; p += 9; return *p; }`:                                 true,
		`struct { char s[8]; struct n *n; } x; unsigned long g(void) { char *p = x.s; return (unsigned long)p; }`:                  true,
		`struct { char s[8]; struct n *n; } x; int h(char *p) { return *p; } int g(void) { return h(x.s); }`:                       false,
		`struct { char s[8]; struct n *n; } x; int h(char *p, ...) { return *p; } int g(void) { return h(x.s); }`:                  true,
		`struct { char s[8]; struct n *n; } x; int h(char *p) { return *p; } int (*k)(char *) = h; int g(void) { return k(x.s); }`: true,
		`struct { char s[8]; struct n *n; } x; char *h(void) { return x.s; } char *(*k)(void) = h;`:                                true,
		`struct { char s[8]; struct n *n; } x; char *h(void) { return x.s; } char *p; void g(void) { p = h(); }`:                   true,
		`struct { char s[8]; struct n *n; } x; char **g(void) { static char *p; p = 0; char **q = &p; *q = x.s; return q; }`:       true,
		`struct { char s[8]; struct n *n; } x; void g(void) { char *p = x.s; memset(p, 0, 8); }`:                                   false,
		`struct { char s[8]; struct n *n; } x; void g(void) { char *p = x.s; memset(p, 0, 9); }`:                                   true,
		`struct { int s[8]; struct n *n; } x; void g(void) { int *p = x.s; pthread_spin_lock((pthread_spinlock_t *)&p[1]); }`:      true,
		`struct { char s[8]; struct n *n; } x; void g(int i) { x.s[i] = 0; }`:                                                      false,
		`struct { char s[8]; struct n *n; } x; void g(void) { qsort(x.s, 9, 1, (void *)0); }`:                                      true,
		`struct { pthread_t t; struct n *n; } x; void g(void) { pthread_create(&x.t, 0, f, 0); }`:                                  false,
		`struct { pthread_t t; struct n *n; } x; void g(void) { pthread_create(0, 0, f, &x.t); }`:                                  true,
		`struct { int i; struct n *n; } x; void g(void) { pthread_mutex_lock((pthread_mutex_t *)&x.i); }`:                          true,
		`struct { struct { int i; } in[2]; struct n *n; } x; void *g(int i) { return &x.in[i].i; }`:                                true,
		`struct { struct { struct n *n; } in; int i; } x; void *g(void) { return &x.i; }`:                                          true,
		`struct c { struct n *n; }; struct { struct c c; int i; } x; int h(struct c *c) { return c->n == 0; }
int g(void) { return h(&x.c); }`: false,
		`#include <unistd.h>
		struct { char s[8]; struct n *n; } x; void g(void) { write(1, x.s, 8); }`: false,
		`#include <unistd.h>
		struct { char s[8]; struct n *n; } x; void g(void) { write(1, x.s, 9); }`: true,
		`#include <wchar.h>
		struct { wchar_t s[8]; struct n *n; } x; void g(void) { wcsncpy(x.s, L"ab", 9); }`: true,
		`#include <wchar.h>
		struct { wchar_t s[8]; struct n *n; } x; void g(void) { wcsncpy(x.s, L"ab", 8); }`: false,
		`struct { struct { struct n *n; } in[0]; int i; } x;`:                 true,
		`struct { int i; struct n *n[0]; } x; int g(void) { return 0; }`:      false,
		`struct c { int i; struct n *n[0]; } x[1]; int g(void) { return 0; }`: true,
		`#include <setjmp.h>
		jmp_buf b; void g(void) { setjmp(b); }`: true,
		`#include <signal.h>
		void h(int x) {} void g(void) { signal(SIGINT, h); }`: true,
	} {
		p, err := frontend.LoadSource(context.Background(), map[string]string{"a.c": begin + text}, frontend.Options{})
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if in := ownership.Strict().Watch(p); (in.Edges == nil && !in.Variables) != idle {
			t.Errorf("%s: idle %t", text, !idle)
		}
	}
}

// TestPrograms checks by the text of the regression programs alone whether nodes are used by the rules: nothing is
// watched where they are not. The programs that are listed race for another reason, which the text does not show.
func TestPrograms(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "testdata", "regression", "ownership", "*.c"))
	if err != nil || len(files) == 0 {
		t.Fatal("no programs: ", err)
	}
	others := []string{"answer_other_lock", "answer_own_other", "answer_shared", "answer_state_unlocked", "answer_unlocked", "array", "asked", "belonging_carried", "belonging_copied", "belonging_found", "belonging_kept", "belonging_lent",
		"belonging_passed", "belonging_place", "belonging_returned", "belonging_shared", "belonging_stored", "belonging_twice", "box_address", "box_alias", "box_element", "box_kept", "box_member", "box_twice", "box_variable", "broken", "carried_again", "carried_list", "cleared", "cleared_other", "consumed", "consumed_late", "consumed_sometimes", "consumed_unlocks", "bucket_other", "fifo_locks", "fifo_two", "fifo_which", "freed_link", "handle_param", "home_after", "looked_at_member", "looked_at_stored", "home_direct",
		"home_heap_freed", "home_number", "locks", "look", "look_bucket", "member", "passed_on_alias",
		"passed_on_bytes", "passed_on_characters", "passed_on_early", "phases", "phases_early", "rack_ring_lock", "readers", "readers_free", "readers_insert", "readers_look", "readers_lost", "result_deep", "result_found", "result_rack", "returned_link", "table_sized", "text", "text_bytes", "text_copied_parts", "text_kept", "text_moved",
		"text_read", "text_shared", "text_given", "text_kept_name", "text_lent", "text_other", "text_passed", "text_renamed", "text_size", "text_unlocks", "text_slots", "text_stored", "tried", "unlocked"}
	strays := []string{"phases_found_norace.c", "phases_shown_norace.c", "stray_norace.c"} // or nothing is known of them by this digest
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := frontend.Load(context.Background(), []string{file}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		in := ownership.Strict().Watch(p)
		idle := in.Edges == nil && !in.Variables
		name, races := strings.CutSuffix(filepath.Base(file), "_race.c")
		switch {
		case races && !idle && !slices.Contains(others, name):
			t.Errorf("%s: nodes are used by the rules", name)
		case idle && !races && slices.Contains(strays, name):
		case idle && (!races && !strings.Contains(string(text), "imprecise") || slices.Contains(others, name)):
			t.Errorf("%s: nodes are not used by the rules", name)
		}
	}
}

// Two threads take nodes from a stack under a lock, and write them when they are out.
func ExampleNew() {
	for _, take := range []string{"top = n->next;", ""} {
		p, _ := frontend.LoadSource(context.Background(), map[string]string{"a.c": `
			#include <pthread.h>
			#include <stdlib.h>
			struct node { struct node *next; int value; };
			static struct node *top;
			static pthread_mutex_t m;
			void *f(void *x) {
				pthread_mutex_lock(&m);
				struct node *n = top;
				if (n) { ` + take + ` }
				pthread_mutex_unlock(&m);
				if (n)
					n->value = 1;
				return x;
			}
			int main(void) {
				pthread_t t;
				struct node *n = calloc(1, sizeof *n);
				top = n;
				pthread_create(&t, 0, f, 0);
				f(0);
				return 0;
			}`}, frontend.Options{})
		product, _ := digest.NewProduct(with(digest.Erase(ownership.New()))...)
		r, _ := engine.Run(context.Background(), p, product, nil, engine.Options{})
		fmt.Println(take, r.Verdict)
	}
	// Output:
	// top = n->next; race-free
	//  unknown
}
