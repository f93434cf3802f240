package models

// The standard streams are variables that a program may set (C17 7.21.1 leaves that open; glibc lets it, "stdout = f"),
// and functions without a stream for argument read them: while another thread sets one, that is a race.
const (
	ofStdin words = `scanf __isoc99_scanf __isoc23_scanf __builtin_scanf vscanf wscanf gets getchar getwchar
		getchar_unlocked`
	ofStdout words = `printf __builtin_printf wprintf __printf_chk __builtin___printf_chk vprintf __builtin_vprintf vwprintf
		puts __builtin_puts putchar __builtin_putchar putwchar putchar_unlocked`
	ofStderr words = `perror psignal psiginfo herror err errx warn warnx verr verrx vwarn vwarnx error error_at_line
		getopt getopt_long getopt_long_only __assert_fail __assert_perror_fail`
)

// standardStream is the variable of the stream that a function works on without being given it; empty: none.
func standardStream(function string) Arg {
	switch {
	case ofStdout.has(function):
		return "&var:stdout"
	case ofStdin.has(function):
		return "&var:stdin"
	case ofStderr.has(function):
		return "&var:stderr"
	}
	return ""
}
