package models

// detectors lists what programs call to tell race detectors something: the interface of the ThreadSanitizer
// runtime, dynamic annotations (which Valgrind's tools and ThreadSanitizer understand), and functions of that
// runtime. Annotations do nothing at run time. A proof that relied on one would rely on what the program claims
// of itself, so they order nothing (see [HappensBefore]); neither do they make an access any less of one.
func detectors() []Model {
	before := func(object Arg) []Step { return steps(do(HappensBefore, object)) }
	after := func(object Arg) []Step { return steps(do(HappensAfter, object)) }
	return []Model{
		{Name: "__tsan_release", Type: "void", Steps: before("$1")},
		{Name: "__tsan_acquire", Type: "void", Steps: after("$1")},
		// The annotated lock does its work between pre_lock and post_lock, and between pre_unlock and post_unlock.
		{Name: "__tsan_mutex_create __tsan_mutex_destroy __tsan_mutex_pre_lock __tsan_mutex_post_unlock " +
			"__tsan_mutex_pre_signal __tsan_mutex_post_signal __tsan_mutex_pre_divert __tsan_mutex_post_divert", Type: "void"},
		{Name: "__tsan_mutex_post_lock", Type: "void", Steps: after("$1")},
		{Name: "__tsan_mutex_pre_unlock", Type: "int", Steps: before("$1"), Result: "nondet"},
		{Name: "__tsan_external_register_tag __tsan_create_fiber __tsan_get_current_fiber", Type: "ptr", Result: "nondet"},
		{Name: "__tsan_external_register_header __tsan_external_assign_tag __tsan_external_read " +
			"__tsan_external_write __tsan_destroy_fiber __tsan_switch_to_fiber __tsan_set_fiber_name " +
			"__tsan_flush_memory", Type: "void"},

		// The runtime makes this barrier of relaxed atomic operations and system calls that wait, so that it
		// orders nothing.
		{Name: "__tsan_testonly_barrier_init", Type: "void", Steps: steps(do(BarrierInit, "$1", "$2"))},
		{Name: "__tsan_testonly_barrier_wait", Type: "void", Steps: steps(do(Meet, "$1"))},
		{Name: "__tsan_testonly_shadow_stack_current_size", Type: "size", Result: "nondet"},

		{Name: "AnnotateHappensBefore WTFAnnotateHappensBefore AnnotateCondVarSignal AnnotateCondVarSignalAll AnnotateRWLockReleased",
			Type: "void", Steps: before("$3")},
		{Name: "AnnotateHappensAfter WTFAnnotateHappensAfter AnnotateCondVarWait AnnotateRWLockAcquired", Type: "void", Steps: after("$3")},
		{Name: `AnnotateRWLockCreate AnnotateRWLockCreateStatic AnnotateRWLockDestroy AnnotateMutexIsNotPHB
			AnnotateMutexIsUsedAsCondVar AnnotateIgnoreReadsBegin AnnotateIgnoreReadsEnd AnnotateIgnoreWritesBegin
			AnnotateIgnoreWritesEnd AnnotateIgnoreSyncBegin AnnotateIgnoreSyncEnd AnnotateBenignRace
			AnnotateBenignRaceSized WTFAnnotateBenignRaceSized AnnotateExpectRace AnnotateFlushExpectedRaces
			AnnotateFlushState AnnotatePublishMemoryRange AnnotateUnpublishMemoryRange AnnotateNewMemory
			AnnotateMemoryIsInitialized AnnotateMemoryIsUninitialized AnnotatePCQCreate AnnotatePCQDestroy
			AnnotatePCQPut AnnotatePCQGet AnnotateEnableRaceDetection AnnotateTraceMemory AnnotateThreadName
			AnnotateNoOp`, Type: "void"},
		{Name: "RunningOnValgrind", Type: "int", Result: "0"},
	}
}
