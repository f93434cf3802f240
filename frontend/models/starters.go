package models

// starters lists functions of other libraries, and of kernels, that run functions of the program in other threads, or
// beside the one that runs: code without a body that is not known is taken to call back in the calling thread only.
func starters() []Model {
	handle := func(name string) Step { return Step{Do: Alloc, Args: []Arg{"64"}, Zero: true, Sure: true, Name: name} }
	// A thread of its own, with a handle or null.
	thread := func(name string, start, arg Arg, first ...Step) Model {
		return Model{Name: name, Type: "ptr", Steps: append(first, handle("thread"), either(way("new", do(Create, "new", "null", start, arg)), way("null")))}
	}
	// Something that runs once for each call, at any later time.
	later := func(name, result string, start, arg Arg, first ...Step) Model {
		m := Model{Name: name, Type: result, Steps: append(first, do(Create, "null", "null", start, arg))}
		if result != "void" {
			m.Result = "nondet"
		}
		return m
	}
	// Something that runs any number of times from now on.
	often := func(name, result string, start, arg Arg) Model {
		m := later(name, result, start, arg)
		m.Steps = steps(Step{Do: Loop, Body: m.Steps})
		return m
	}
	// What a timer calls gets its data or, in newer kernels, the timer, which has none then.
	timer, data := Arg("$1->function|func"), Arg("$1->data|")
	return []Model{
		// The Linux kernel: threads, work, tasklets, timers, interrupts, and what RCU puts off.
		thread("kthread_run", "$1", "$2"), thread("kthread_create_on_node kthread_create", "$1", "$2"),
		{Name: "kthread_stop", Type: "int", Steps: steps(do(Join, "*$1", "null")), Result: "nondet"},
		later("schedule_work schedule_delayed_work", "int", "$1->func|work.func", "$1"),
		later("queue_work queue_delayed_work", "int", "$2->func|work.func", "$2"),
		often("tasklet_init", "void", "$2", "$3"),
		// A tasklet has data in any case, and gets them, or itself.
		{Name: "tasklet_schedule tasklet_hi_schedule", Type: "void", Steps: steps(Step{Do: Loop, Body: steps(either(
			way("", do(Create, "null", "null", "$1->func|callback", "$1->data")),
			way("", do(Create, "null", "null", "$1->callback|func", "$1"))))})},
		often("tasklet_setup", "void", "$2", "$1"),
		often("add_timer", "void", timer, data), often("mod_timer", "int", timer, data),
		often("request_irq request_threaded_irq", "int", "$2", "$5"),
		later("call_rcu", "void", "$2", "$1"),
		// SDL 2 and 3.
		thread("SDL_CreateThread", "$1", "$3", do(Read, "$2")), thread("SDL_CreateThreadWithStackSize", "$1", "$4", do(Read, "$2")),
		{Name: "SDL_WaitThread", Type: "void", Steps: steps(do(Join, "*$1", "&got"), Step{Do: IfSet, Args: []Arg{"$2"},
			Body: steps(do(Store, "$2", "nondet"))})},
		often("SDL_AddTimer", "int", "$2", "$3"),
		// Grand Central Dispatch, with functions.
		later("dispatch_async_f", "void", "$3", "$2"), later("dispatch_barrier_async_f", "void", "$3", "$2"),
		later("dispatch_group_async_f dispatch_after_f", "void", "$4", "$3"),
		often("dispatch_apply_f", "void", "$4", "$3"),
		// What gcc makes of OpenMP: the caller takes part.
		{Name: "GOMP_parallel", Type: "void", Steps: steps(Step{Do: Loop, Body: steps(do(Create, "null", "null", "$1", "$2"))}, do(Call, "$1", "$2"))},
		// Threads of NSPR, PJLIB, NNG, CZMQ, Allegro, FreeRTOS.
		thread("PR_CreateThread", "$2", "$3"), thread("al_create_thread", "$1", "$2"),
		later("pj_thread_create", "int", "$3", "$4"), later("nng_thread_create", "int", "$2", "$3"),
		later("zthread_new", "int", "$1", "$2"), later("xTaskCreate", "int", "$1", "$4"),
		// What plays and records sound calls back from a thread of its own.
		often("jack_set_process_callback", "int", "$2", "$3"), often("Pa_OpenStream", "int", "$7", "$8"),
		often("Pa_OpenDefaultStream", "int", "$7", "$8"), often("SDL_OpenAudio", "int", "$1->callback", "$1->userdata"),
		often("SDL_OpenAudioDevice", "int", "$3->callback", "$3->userdata"),
		// File systems in user space are asked by several threads at once: any operation, with anything. What is handed over, or
		// what the first operation returns, is found in the context.
		{Name: "fuse_main_real fuse_main_real_versioned fuse_main_real_compat25", Type: "int", Steps: steps(do(SendAll, "$5"),
			Step{Do: IfSet, Args: []Arg{"$3->init"}, Body: steps(do(Call, "$3->init", "null", "null"), do(SendAll, "returned"))},
			Step{Do: Loop, Body: steps(do(Create, "null", "null", "&model:__mayrun_fuse", "$3"))}), Result: "nondet"},
		{Name: "__mayrun_fuse", Type: "void", Steps: steps(Step{Do: Update, Args: []Arg{"$1"}, Deep: true, Calls: true, Internal: true})},
		{Name: "fuse_get_context", Type: "ptr", Steps: steps(Step{Do: Alloc, Args: []Arg{"64"}, Zero: true, Sure: true, Name: "fuse_get_context"},
			do(Receive, "&got"), do(Store, "&new[3]", "got")), Result: "new"},
	}
}
