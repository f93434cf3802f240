package small

import "slices"

// Constellation is a program that shows one thing, and the variables that are racy in it, sorted; heap objects
// are called "heap".
type Constellation struct {
	Name, Text string
	Racy       []string
}

// Constellations lists programs, mostly in pairs, for everything in which a digest may be mistaken. Generated
// programs form them seldom.
func Constellations() []Constellation { return slices.Clone(constellations) }

var constellations = []Constellation{
	{"unprotected", `main: create t as x write g  t: write g`, []string{"g"}},
	{"reads", `main: create t as x read g  t: read g`, nil},
	{"before create", `main: write g create t as x  t: write g`, nil},
	{"after join", `main: create t as x join x write g  t: write g`, nil},
	{"joined the other", `main: create t as x create t as y join y write g  t: write g`, []string{"g"}},
	{"mutex", `mutex m main: create t as x lock m write g unlock m  t: lock m write g unlock m`, nil},
	{"two mutexes", `mutex m mutex n main: create t as x lock m write g unlock m  t: lock n write g unlock n`, []string{"g"}},
	{"readers", `rwlock w main: create t as x rdlock w write g unlock w  t: rdlock w write g unlock w`, []string{"g"}},
	{"reader and writer", `rwlock w main: create t as x lock w write g unlock w  t: rdlock w read g unlock w`, nil},
	{"reader asks to write", `rwlock w main: create t as x rdlock w lock w write g unlock w  t: rdlock w read g unlock w`, []string{"g"}},
	{"reader asks to write, later",
		`rwlock w main: create t as x rdlock w unlock w lock w write g unlock w  t: rdlock w read g unlock w`, nil},
	{"reads twice, asks to write", `rwlock w main: create t as x rdlock w rdlock w unlock w lock w write g unlock w
		t: rdlock w read g unlock w`, []string{"g"}},
	{"reader asks to write, and reads no more",
		`rwlock w main: create t as x rdlock w lock w unlock w write g  t: lock w read g unlock w`, []string{"g"}},
	{"after the lock", `mutex m main: create t as x write g lock m unlock m  t: lock m unlock m write g`, []string{"g"}},
	{"trylock", `mutex m main: create t as x trylock m { write g unlock m }  t: lock m write g unlock m`, nil},
	{"trylock ignored", `mutex m main: create t as x trylock m { } write g  t: lock m write g unlock m`, []string{"g"}},
	{"recursive", `mutex m recursive main: create t as x lock m lock m unlock m write g unlock m  t: lock m write g unlock m`, nil},
	{"self lock", `mutex m main: create t as x lock m lock m write g  t: write g`, nil},
	{"wrong owner", `mutex m main: create t as x create u as y lock m write g unlock m  t: unlock m u: lock m write g unlock m`, []string{
		"g"}},
	{"init in use", `mutex m main: create t as x lock m write g unlock m  t: init m lock m write g unlock m`, []string{"g"}},
	{"destroy in use", `mutex m main: create t as x destroy m lock m write g unlock m  t: lock m write g unlock m`, []string{"g"}},
	{"atomic section", `main: create t as x begin write g end  t: begin write g end`, nil},
	{"release and acquire", `main: create t as x write g store a release  t: load a acquire { write g }`, nil},
	{"relaxed write", `main: create t as x write g store a relaxed  t: load a acquire { write g }`, []string{"g"}},
	{"relaxed read", `main: create t as x write g store a release  t: load a relaxed { write g }`, []string{"g"}},
	{"release sequence", `main: create t as x create u as y write g store a release  t: add a relaxed u: load a acquire { read g }`, []string{
		"g"}},
	{"old value", `main: create t as x store a relaxed store b relaxed write g  t: load b relaxed { load a relaxed { return } write g }`,
		[]string{
			"g"}},
	{"no old value behind a release", `main: create t as x store a relaxed store b release write g
		t: load b acquire { load a relaxed { return } write g }`, nil},
	{"no old value, if that is asked for", `main: create t as x store a relaxed store b relaxed write g
		t: load b relaxed { load a seqcst { return } write g }`, nil},
	{"no older value than before",
		`main: create t as x store a relaxed write g  t: load a relaxed { load a relaxed { return } write g }`, nil},
	{"no older value than one's own",
		`main: create t as x store a relaxed write g  t: store a relaxed load a relaxed { return } write g`, nil},
	{"atomic and plain", `main: create t as x write a  t: store a release`, []string{"a"}},
	{"atomic", `main: create t as x store a relaxed  t: store a relaxed`, nil},
	{"condition", `mutex m main: create t as x lock m wait c m unlock m write g  t: lock m write h signal c unlock m`, nil},
	{"spurious", `mutex m main: create t as x lock m wait c m unlock m write g  t: write g signal c`, []string{"g"}},
	{"barrier", `barrier b 2 main: create t as x write g arrive b  t: arrive b write g`, nil},
	{"barrier after", `barrier b 2 main: create t as x arrive b write g  t: arrive b write g`, []string{"g"}},
	{"semaphore", `sem s 0 main: create t as x write g post s  t: take s write g`, nil},
	{"semaphore as a lock", `sem s 1 main: create t as x take s write g post s  t: take s write g post s`, nil},
	{"semaphore for two", `sem s 2 main: create t as x take s write g post s  t: take s write g post s`, []string{"g"}},
	{"barrier passed twice", `barrier b 2 main: create t as x arrive b arrive b write g  t: arrive b write g arrive b`, nil},
	{"different phases", `barrier b 2 main: create t as x arrive b write g arrive b  t: arrive b write g arrive b`, []string{"g"}},
	{"initial semaphore", `sem s 1 main: create t as x write g post s  t: take s write g`, []string{"g"}},
	{"once", `main: create t as x once o { write g } read g  t: once o { write g } read g`, nil},
	{"after once", `main: create t as x once o { } write g  t: once o { } write g`, []string{"g"}},
	// the race is on G; its atomicity mutex orders the rest
	{"fresh", `main: create t as x alloc p write *p publish p G  t: fetch p G write *p`, []string{"G"}},
	{"fresh, relaxed", `main: create t as x alloc p write *p share p A relaxed  t: obtain p A acquire write *p`, []string{"heap"}},
	{"fresh, released", `main: create t as x alloc p write *p share p A release  t: obtain p A acquire write *p`, nil},
	{"fresh, then relaxed", `mutex m main: create t as x alloc p write *p lock m publish p G unlock m share p A relaxed
		t: obtain p A acquire write *p`, []string{"heap"}},
	{"fresh, then released", `mutex m main: create t as x alloc p write *p lock m publish p G unlock m share p A release
		t: obtain p A acquire write *p`, nil},
	{"escaped", `main: create t as x alloc p share p A release write *p t: obtain p A acquire write *p`, []string{"heap"}},
	{"fences", `main: create t as x write g fence release store a relaxed  t: load a relaxed { fence acquire write g }`, nil},
	{"release fence", `main: create t as x write g fence release store a relaxed  t: load a acquire { write g }`, nil},
	{"acquire fence", `main: create t as x write g store a release  t: load a relaxed { fence acquire write g }`, nil},
	{"sequentially consistent fences", `main: create t as x write g fence seqcst store a relaxed
		t: load a relaxed { fence seqcst write g }`, nil},
	{"no acquire fence", `main: create t as x write g fence release store a relaxed  t: load a relaxed { fence release write g }`, []string{
		"g"}},
	{"no release fence", `main: create t as x write g fence acquire store a relaxed  t: load a relaxed { fence acquire write g }`, []string{
		"g"}},
	{"acquire fence too early", `main: create t as x write g store a release  t: fence acquire load a relaxed { write g }`, []string{"g"}},
	{"release fence too early", `main: create t as x fence release write g store a relaxed  t: load a acquire { write g }`, []string{"g"}},
	{"release fence of a read-modify-write", `main: create t as x write g fence release add a relaxed  t: load a acquire { write g }`, nil},
	{"exchange as a lock", `main: create t as x swap a acquire { write g clear a release }  t: swap a acquire { write g clear a release }`,
		nil},
	{"exchange, relaxed", `main: create t as x swap a relaxed { write g clear a release }  t: swap a relaxed { write g clear a release }`,
		[]string{
			"g"}},
	{"exchange, released too late", `main: create t as x swap a acquire { clear a release write g }
		t: swap a acquire { write g clear a release }`, []string{"g"}},
	{"spinning", `main: create t as x seize a acquire write g clear a release  t: seize a acquire write g clear a release`, nil},
	{"spinning, relaxed", `main: create t as x seize a acquire write g clear a relaxed  t: seize a acquire write g clear a release`, []string{
		"g"}},
	{"failed swap acquires", `main: create t as x write g store a release  t: cas a relaxed acquire { return } read g`, nil},
	{"failed swap, relaxed", `main: create t as x write g store a release  t: cas a acquire relaxed { return } read g`, []string{"g"}},
	{"weak swap", `main: create t as x write g store a release  t: cas a relaxed acquire weak { return } read g`, []string{"g"}},
	{"call", `main: create t as x call f  t: call f  f: write g`, []string{"g"}},
	{"call with a lock", `mutex m main: create t as x lock m call f  t: lock m call f  f: write g unlock m`, nil},
	{"recursion", `mutex m main: create t as x call f write g  t: lock m write g unlock m
		f: lock m choose { } { unlock m call f lock m unlock m return } unlock m`, []string{"g"}},
	{"result", `mutex m main: create t as x alloc p call f p q  t: lock m fetch p G unlock m write *p
		f: lock m publish arg G unlock m write *arg return arg`, []string{"heap"}},
	{"argument of a thread", `main: alloc p create t as x p write *p  t: write *arg`, []string{"heap"}},
	{"local", `main: local p create t as x p write *p  t: write *arg`, []string{"heap"}},
	{"local of each activation", `main: create t as x call f  t: call f  f: local p write *p`, nil},
	{"lock in the heap", `main: alloc p create t as x p lock *p write g unlock *p  t: lock *arg write g unlock *arg`, nil},
	{"lock of each activation", `main: create t as x call f  t: call f  f: local p lock *p write g unlock *p`, []string{"g"}},
	{"locked twice, unchecked",
		`mutex m errorcheck main: create t as x lock m lock m unlock m write g  t: lock m write g unlock m`, []string{"g"}},
	{"unlock by another fails", `mutex m errorcheck main: create t as x create u as y lock m write g unlock m
		t: unlockif m { return } u: lock m write g unlock m`, nil},
	{"robust", `mutex m robust main: create t as x create u as y  t: lock m write g u: lock m write g unlock m`, nil},
	{"robust, lost", `mutex m robust main: create t as x create u as y lockif m { return } write g  t: lock m u: lock m write g unlock m`,
		[]string{
			"g"}},
	{"robust, left by a handler", `mutex m robust main: create t as x handle t  t: lock m write g`, nil},
	{"robust, left by what runs at the exit", `mutex m robust main: create t as x atexit t  t: lock m write g`, nil},
	{"robust, left by what runs at the end", `mutex m robust main: create t as x create u as y  t: atend u  u: lock m write g`, nil},
	{"try to join", `main: create t as x tryjoin x { write g }  t: write g`, nil},
	{"try to join, in vain", `main: create t as x tryjoin x { } write g  t: write g`, []string{"g"}},
	{"detached", `main: create t as x detach x joinif x { return } write g  t: write g`, []string{"g"}},
	{"cancelled", `main: create t as x cancel x join x write g  t: create u as y join y  u: write g`, []string{"g"}},
	{"handler", `main: handle t write g  t: write g`, []string{"g"}},
	{"handler waits for its host", `mutex m main: handle t lock m write g unlock m  t: lock m write g unlock m`, nil},
	{"handler shares a recursive mutex",
		`mutex m recursive main: handle t lock m write g unlock m  t: lock m write g unlock m`, []string{"g"}},
	{"at exit", `main: create u as x atexit t  t: write g  u: write g`, []string{"g"}},
	{"two at exit", `mutex m recursive main: atexit t  t: atexit u lock m write g  u: lock m write g`, nil},
	{"at exit, at the end of the thread", `mutex m recursive main: atend t  t: lock m write g atexit u write g unlock m
		u: lock m write g unlock m`, nil},
	{"at exit, later", `main: atexit t write g  t: write g`, []string{"g"}},
	{"at the end of the thread", `main: create t as x  t: atend u write g  u: write g`, nil},
	{"at the ends of two threads", `main: create t as x write g  t: atend u  u: write g`, []string{"g"}},
	{"at the end of a joined thread", `main: create t as x join x write g  t: atend u  u: write g`, nil},
	{"at the end of a detached thread", `main: create t as x detach x write g  t: atend u  u: write g`, []string{"g"}},
	{"two at the end of a thread", `main: create t as x join x write g  t: atend u atend v write g  u: write g  v: write g`, nil},
	{"a thread at the end of a thread", `main: create t as x join x write g  t: atend u  u: create v as y  v: write g`, []string{"g"}},
	{"a handler at the end of a thread", `main: create t as x join x write g  t: atend u  u: handle v  v: write g`, nil},
	{"at the end of what runs at the end", `main: create t as x join x write g  t: atend u write g  u: atend v write g  v: write g`, nil},
	{"handed over", `mutex m main: create t as x write g lock m write f unlock m  t: lock m see f { unlock m write g return } unlock m`, nil},
	{"handed over, too early", `mutex m main: create t as x lock m write f unlock m write g
		t: lock m see f { unlock m write g return } unlock m`, []string{"g"}},
	{"handed over, by another lock", `mutex m mutex n main: create t as x write g lock n write f unlock n
		t: lock m see f { unlock m write g return } unlock m`, []string{"f"}},
	{"handed over, unlocked", `mutex m main: create t as x write g write f  t: lock m see f { unlock m write g return } unlock m`, []string{
		"f"}},
	{"handed over by readers", `rwlock m main: create t as x write g rdlock m write f unlock m
		t: rdlock m see f { unlock m write g return } unlock m`, []string{"f"}},
	{"handed over to a reader", `rwlock m main: create t as x write g lock m write f unlock m
		t: rdlock m see f { unlock m write g return } unlock m`, nil},
	{"handed over by two", `mutex m main: create t as x create t as y lock m see f { unlock m write g return } unlock m
		t: write g lock m write f unlock m`, []string{"g"}},
	{"handed over by one of two", `mutex m main: create t as x create u as y write g lock m write f unlock m
		t: lock m write f unlock m  u: lock m see f { unlock m write g return } unlock m`, []string{"g"}},
	{"handed over again", `mutex m main: create t as x lock m write f zero f unlock m write g lock m write f unlock m
		t: lock m see f { unlock m write g return } unlock m`, nil},
	{"handed over to a child", `mutex m main: create t as x write g lock m write f unlock m
		t: lock m see f { unlock m create u as y return } unlock m  u: write g`, nil},
	{"not handed over", `mutex m main: create t as x write g lock m write f unlock m  t: lock m see f { } unlock m write g`, []string{"g"}},
	{"handler ignores an error", `rwlock w main: handle t lock w write g unlock w  t: lock w write g`, []string{"g"}},
	{"handler looks at an error", `mutex m errorcheck main: handle t lock m write g unlock m  t: lockif m { return } write g`, []string{"g"}},
	{"handler leaves its host a lock",
		`mutex m errorcheck main: create t as x handle u lockif m { write g return }  t: write g  u: lock m`, []string{"g"}},
	{"unknown code", `mutex m main: create t as x lock m unknown write g  t: lock m write g unlock m`, []string{"g"}},
	{"unknown code posts", `sem s 0 main: create t as x create u as y write g post s  t: unknown s  u: take s write g`, []string{"g"}},
	{"unknown code waits", `sem s 0 main: create t as x create u as y write g post s  t: take s write g  u: unknown s`, []string{"g"}},
	{"unknown code does not post", `sem s 0 sem r 0 main: create t as x create u as y write g post s  t: unknown r  u: take s write g`, nil},
	{"unknown code meets", `barrier b 2 main: create t as x create u as y write g arrive b  t: unknown b  u: arrive b write g`, []string{"g"}},
	{"unknown code signals", `mutex m main: create t as x create u as y write g signal c  t: unknown c  u: lock m wait c m write g unlock m`,
		[]string{
			"g"}},
	{"unknown code initialises", `main: create t as x create u as y once o { write g }  t: unknown o  u: once o { } write g`, nil},
	{"control overwritten", `main: create t as x once o { write g }  t: zero o once o { write g }`, []string{"g"}},
	{"mutex overwritten", `mutex m main: create t as x lock m write g unlock m  t: zero m lock m write g unlock m`, []string{"g"}},
	{"loop", `main: loop { create t as x }  t: write g`, []string{"g"}},
}
