package models

import (
	"strings"
	"sync"
)

// Computed reports whether the result of a modelled function, and what it writes, is determined by its
// arguments and memory. A model gives such a function any result, which is sound, but an execution must not be
// believed that rests on a result it cannot have. The results of other functions are up to the environment:
// input, time, resources, other processes.
func Computed(name string) bool { return computed()[name] }

var computed = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	add := func(ms []Model) {
		for i := range ms {
			for _, n := range strings.Fields(ms[i].Name) {
				set[n] = true
			}
		}
	}
	add(mathematics())
	add(strs())
	add(memory())
	add(wideText())
	for _, n := range strings.Fields(`abs labs llabs imaxabs __builtin_abs __builtin_labs __builtin_llabs div ldiv
		lldiv atoi atol atoll atof strtol strtoul strtoll strtoull strtoimax strtoumax strtoq strtouq strtod strtof
		strtold __isoc23_strtol __isoc23_strtoul __isoc23_strtoll __isoc23_strtoull __strtol_internal
		__strtoul_internal __strtod_internal sprintf snprintf swprintf vsprintf vsnprintf asprintf vasprintf
		__builtin_sprintf __builtin_snprintf __builtin_vsprintf __builtin_vsnprintf __sprintf_chk __snprintf_chk
		__vsprintf_chk __vsnprintf_chk __builtin___sprintf_chk __builtin___snprintf_chk __builtin___vsprintf_chk
		__builtin___vsnprintf_chk sscanf vsscanf __isoc99_sscanf __isoc23_sscanf __builtin_sscanf erand48 rand_r
		random_r qsort qsort_r bsearch lfind getopt getopt_long getopt_long_only getsubopt error htons htonl ntohs
		ntohl bswap_16 bswap_32 bswap_64 inet_addr inet_aton inet_ntop inet_pton inet_network inet_makeaddr
		inet_lnaof inet_netof fnmatch regcomp regexec regerror error_at_line wscanf swscanf backtrace get_nprocs
		get_nprocs_conf getauxval fork vfork difftime mktime timegm ctime asctime ctime_r asctime_r localtime gmtime
		localtime_r gmtime_r strftime strptime sigismember sigisemptyset sigprocmask pthread_sigmask sigpending
		sigwait sigwaitinfo sigtimedwait sigandset sigorset pthread_attr_getinheritsched pthread_attr_getschedpolicy
		pthread_attr_getscope pthread_attr_getguardsize pthread_attr_getstacksize pthread_attr_getschedparam
		pthread_attr_getstackaddr pthread_attr_getstack pthread_attr_getaffinity_np pthread_attr_getsigmask_np
		pthread_mutexattr_getprioceiling pthread_mutexattr_getprotocol pthread_mutexattr_getpshared
		pthread_mutexattr_getrobust pthread_mutexattr_getrobust_np pthread_rwlockattr_getpshared
		pthread_rwlockattr_getkind_np pthread_condattr_getclock pthread_condattr_getpshared
		pthread_barrierattr_getpshared pthread_spin_getpshared pthread_getname_np pthread_getconcurrency pthread_kill
		pthread_cancel raise kill killpg getpid getppid gettid dlopen dlsym dlerror mremap syscall prctl
		__sched_cpucount getpagesize sysconf flockfile funlockfile ftrylockfile`) {
		set[n] = true
	}
	// Whether there is memory left is up to the environment.
	for _, ms := range memory() {
		for _, n := range strings.Fields(ms.Name) {
			for _, s := range ms.Steps {
				if s.Do == Alloc || s.Do == Realloc {
					delete(set, n)
				}
			}
		}
	}
	return set
})

// Determined reports whether executions may compute the result of a function from its arguments and the strings
// that they point to: calls say what they are given (see cfg.Nondet.Func).
func Determined(name string) bool { return determined()[strings.TrimPrefix(name, "__builtin_")] }

var determined = sync.OnceValue(func() map[string]bool {
	set := map[string]bool{}
	for _, n := range strings.Fields(`strlen strnlen strcmp strcasecmp strncmp strncasecmp memcmp bcmp strchr strrchr
		strchrnul index rindex strstr strcasestr strpbrk strspn strcspn stpcpy memchr strdup __strdup atoi atol atoll
		strtol strtoul strtoll strtoull strtoimax strtoumax strtoq strtouq __isoc23_strtol __isoc23_strtoul
		__isoc23_strtoll __isoc23_strtoull abs labs llabs imaxabs tolower toupper isalpha isdigit isspace isupper
		islower isalnum ispunct isgraph isprint iscntrl isblank isxdigit sem_getvalue getpid getpagesize sysconf
		htons ntohs htonl ntohl bswap_16 bswap_32 bswap_64`) {
		set[n] = true
	}
	return set
})
