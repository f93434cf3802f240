package tsanlog_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/internal/tsanlog"
)

// Of two reports, the first is of a race, by way of a library function on one side; the other is no race.
const output = `==================
WARNING: ThreadSanitizer: data race (pid=1)
  Write of size 8 at 0x7b0400000800 by main thread:
    #0 free ../../../../src/libsanitizer/tsan/tsan_interceptors_posix.cpp:706 (libtsan.so.2+0x1)
    #1 main /tmp/dir/prog.c:20 (prog+0x1)

  Previous atomic read of size 1 at 0x7b0400000800 by thread T1:
    #0 pthread_mutex_lock <null> (prog+0x2)
    #1 user /tmp/dir/prog.c:8:3 (prog+0x1) (BuildId: 5)

  Location is heap block of size 40 at 0x7b0400000800 allocated by main thread:
    #0 malloc <null> (prog+0x1)
    #1 main /tmp/dir/prog.c:16 (prog+0x1)

SUMMARY: ThreadSanitizer: data race /tmp/dir/prog.c:20 in main
==================
WARNING: ThreadSanitizer: double lock of a mutex (pid=1)
  Write of size 8 at 0x7b0400000800 by main thread:
    #0 main /tmp/dir/prog.c:20 (prog+0x1)
  Previous write of size 1 at 0x7b0400000800 by thread T1:
    #0 main /tmp/dir/prog.c:20 (prog+0x1)
`

func TestParse(t *testing.T) {
	rs := tsanlog.Parse([]byte(output))
	if len(rs) != 1 || rs[0].String() != "prog.c:20 free, prog.c:8 pthread_mutex_lock (heap block)" {
		t.Errorf("%v", rs)
	}
}
