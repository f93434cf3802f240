package frontend

import (
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// What functions of the library use without being given it: errno, the stacks that the program has provided.

// errnoName is the variable errno, of which each thread has its own.
const errnoName = "<errno>"

// sharesErrno notes that a program keeps the address of errno: then other threads may look at it. What asks for the
// address to use it at once is no such place.
func (l *linker) sharesErrno(e *cfg.Edge) {
	if keepsErrno(e.Action) {
		l.uses[models.SharedErrno] = true
	}
}

// keepsErrno reports whether an action takes the address of errno, and is not that of the function that returns it.
func keepsErrno(a cfg.Action) (keeps bool) {
	if asksForErrno(a) {
		return false
	}
	cfg.InspectAction(a, func(x cfg.Expr) {
		if a, ok := x.(*cfg.AddrOf); ok && a.LV.Var != nil && a.LV.Var.Name == errnoName {
			keeps = true
		}
	})
	return keeps
}

// setsErrno lets a function of the library set errno, where others may look at it: any may, whether it fails or
// not (C17 7.5p3), but for some that are known to leave it alone. No execution relies on it.
func (r *modelRun) setsErrno() {
	if r.m.User() || errnoLeft(r.m.Name) || !r.f.u.feature(models.SharedErrno) {
		return
	}
	r.either([]models.Branch{{}, {Kept: true, Steps: []models.Step{{Do: models.Write, Args: []models.Arg{"&file:errno", "4"}}}}})
}

// errnoLeft reports whether a function leaves errno alone. Those of threads return their errors; a family is named by
// its beginning only if all of it does (isatty is none of those of <ctype.h>, memalign none of memcpy's).
func errnoLeft(name string) bool {
	for _, family := range []string{"pthread_", "mtx_", "cnd_", "thrd_", "tss_", "__atomic_", "__sync_", "atomic_", "__VERIFIER_",
		"__errno", "___errno", "__h_errno"} {
		if strings.HasPrefix(name, family) {
			return true
		}
	}
	return cannotFail()[strings.TrimPrefix(name, "__builtin_")]
}

// cannotFail are further functions that do.
var cannotFail = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, name := range strings.Fields(`strlen strnlen strcpy strncpy stpcpy stpncpy strcat strncat strcmp strncmp strchr strrchr strchrnul
	strstr strcasestr strpbrk strspn strcspn strtok strtok_r strsep strcasecmp strncasecmp bcopy bzero bcmp index rindex
	memcpy memmove memset memcmp memchr memrchr mempcpy memmem memccpy isalnum isalpha isblank iscntrl isdigit isgraph islower
	isprint ispunct isspace isupper isxdigit ffs abs labs llabs div ldiv lldiv toupper tolower setjmp _setjmp sigsetjmp __sigsetjmp longjmp siglongjmp call_once
	abort exit _exit _Exit quick_exit free cfree rand srand random srandom htons htonl ntohs ntohl alloca`) {
		all[name] = true
	}
	return all
})

// provided lists the assumption that memory which is given away as a stack is not used otherwise.
func (r *modelRun) provided() {
	switch r.m.Name {
	case "pthread_attr_setstackaddr", "pthread_attr_setstack", "sigaltstack", "clone", "__clone":
		if r.f.dry == 0 {
			r.f.u.note(cfg.Note{Kind: cfg.Assumed, ID: "stack-memory", Pos: r.pos,
				Text: "the memory that " + r.m.Name + " is given is used as a stack, and not otherwise meanwhile"})
		}
	}
}
