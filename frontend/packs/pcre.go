package packs

// pcre lists functions of PCRE 8.x. What is compiled is an object that nobody writes any more, but for its reference
// count; what a study makes is one, too. A program that gives functions of its own for memory and callouts has them
// called.
func pcre() []model {
	given := func(name string) step {
		return step{Do: "update", Args: []arg{"&var:pcre_" + name}, Calls: true, Atomic: true}
	}
	wide := func(name string) string { return "pcre_" + name + " pcre16_" + name + " pcre32_" + name }
	return []model{
		ptr(wide("compile"), "new", text("$1"), read("$5"), store("$3", "&file:pcre"), out("$4"), given("malloc"), made("pcre_compile")),
		ptr(wide("compile2"), "new", text("$1"), read("$6"), out("$3"), store("$4", "&file:pcre"), out("$5"), given("malloc"),
			made("pcre_compile")),
		// Of what a study makes the program knows the members: the first ones are numbers.
		ptr(wide("study"), "new", read("$1"), store("$3", "&file:pcre"), given("malloc"),
			step{Do: "alloc", Args: []arg{"4096"}, Zero: true, Name: "pcre_study"}, write("new", "4")),
		void(wide("free_study"), free("$1")),
		// The matches are in the vector; so is what it needs on the way. A callout gets a block of the library.
		num(wide("exec"), read("$1"), read("$3", "$4"), write("$7", "$8*size:$7"),
			when("$2", read("$2"), when("$2->mark", store("$2->mark", "$1+?"))),
			given("callout"), given("stack_malloc"), given("malloc")),
		num(wide("config"), write("$2")),
		// It writes a number, or a pointer into what was compiled.
		num(wide("fullinfo"), read("$1"), read("$2"), write("$4"), keep("$4", "$1+?")),
		ptr(wide("version"), "&file:pcre"),
		num(wide("get_stringnumber"), read("$1"), text("$2")),
		num(wide("refcount"), update("$1", "4")),
		void(wide("jit_free_unused_memory")),
		// The function is called by later searches, in any thread.
		void(wide("assign_jit_stack"), update("$1"), when("$2", step{Do: "unknown", Name: "what pcre_assign_jit_stack was given"}, read("$3"))),
	}
}
