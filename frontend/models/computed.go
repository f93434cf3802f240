package models

import (
	"slices"
	"strings"
)

// Computed reports whether the result of a modelled function, and what it writes, is determined by its
// arguments and memory. A model gives such a function any result, which is sound, but an execution must not be
// believed that rests on a result it cannot have. The results of other functions are up to the environment:
// input, time, resources, other processes.
func Computed(name string) bool {
	switch builtinListOf(name) {
	case "math", "strings", "wide":
		return true
	case "memory": // whether there is any left is up to the environment
		return !slices.ContainsFunc(lookupBuiltin(name).Steps, func(s Step) bool { return s.Do == Alloc || s.Do == Realloc })
	}
	return computed.has(name)
}

// computed are those in lists that have others, too.
const computed words = `abs labs llabs imaxabs __builtin_abs __builtin_labs __builtin_llabs div ldiv
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
	__sched_cpucount getpagesize sysconf flockfile funlockfile ftrylockfile`

// Determined reports whether executions may compute the result of a function from its arguments and the strings
// that they point to: calls say what they are given (see cfg.Nondet.Func).
func Determined(name string) bool { return determined.has(strings.TrimPrefix(name, "__builtin_")) }

const determined words = `strlen strnlen strcmp strcasecmp strncmp strncasecmp memcmp bcmp strchr strrchr
	strchrnul index rindex strstr strcasestr strpbrk strspn strcspn stpcpy memchr strdup __strdup atoi atol atoll
	strtol strtoul strtoll strtoull strtoimax strtoumax strtoq strtouq __isoc23_strtol __isoc23_strtoul
	__isoc23_strtoll __isoc23_strtoull abs labs llabs imaxabs tolower toupper isalpha isdigit isspace isupper
	islower isalnum ispunct isgraph isprint iscntrl isblank isxdigit sem_getvalue getpid getpagesize sysconf
	htons ntohs htonl ntohl bswap_16 bswap_32 bswap_64`
