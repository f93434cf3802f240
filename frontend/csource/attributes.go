package csource

import (
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// keptAttributes mean something to the consumer of the tree. All others are dropped: the library accepts
// attributes in fewer places than gcc, and merges them with errors of its own.
var keptAttributes = map[string]bool{
	"packed": true, "aligned": true, "vector_size": true, "noreturn": true, "weak": true, "alias": true, "weakref": true, "ifunc": true,
	"constructor": true, "destructor": true, "cleanup": true, "transparent_union": true, "returns_twice": true,
	"gnu_inline": true, "section": true, "naked": true, "always_inline": true, packAttribute: true,
}

// refusedAttributes change the layout and the bytes of objects, which function a call runs, or what runs by itself, in
// ways that are not modelled. Those that leave that to the linker or the system (common, symver, address_space) are
// assumptions with their place, as unknown ones are.
var refusedAttributes = words(`
	scalar_storage_order ms_struct hardbool ext_vector_type matrix_type neon_vector_type neon_polyvector_type
	internal_linkage overloadable enable_if cpu_dispatch cpu_specific target_version interrupt interrupt_handler signal
`)

// harmlessAttributes do not change what a program does: they check it, speed it up, say what holds anyway, or
// choose registers and instructions for calls in a way that both sides agree on.
var harmlessAttributes = words(`
	unused used retain maybe_unused deprecated unavailable nodiscard warn_unused_result fallthrough likely unlikely assume
	unsequenced reproducible carries_dependency noescape
	const pure malloc alloc_size alloc_align assume_aligned returns_nonnull nonnull null_terminated_string_arg access
	nothrow leaf format format_arg sentinel nonstring may_alias designated_init counted_by counted_by_or_null sized_by
	strict_flex_array warn_if_not_aligned fd_arg fd_arg_read fd_arg_write tainted_args expected_throw callback
	error warning diagnose_if availability enum_extensibility flag_enum annotate annotate_type btf_decl_tag btf_type_tag
	preserve_access_index preserve_static_offset objc_bridge cf_audited_transfer swift_name
	hot cold flatten artificial noinline noclone noipa no_icf noplt no_reorder nomerge not_tail_called disable_tail_calls
	musttail minsize optnone optimize target target_clones simd externally_visible visibility nocommon tls_model
	dllexport dllimport shared gcc_struct
	no_instrument_function no_profile_instrument_function xray_always_instrument xray_never_instrument xray_log_args
	patchable_function_entry fentry_name fentry_section ms_hook_prologue hotpatch
	no_sanitize no_sanitize_address no_sanitize_thread no_sanitize_memory no_sanitize_undefined no_sanitize_coverage
	no_address_safety_analysis disable_sanitizer_instrumentation no_split_stack split_stack
	stack_protect no_stack_protector no_stack_limit zero_call_used_regs strub uninitialized no_builtin
	no_speculative_load_hardening speculative_load_hardening indirect_branch function_return indirect_return nocf_check
	cf_check nodirect_extern_access no_caller_saved_registers force_align_arg_pointer convergent nouwtable
	cdecl stdcall fastcall thiscall regparm sseregparm ms_abi sysv_abi vectorcall regcall pascal preserve_most
	preserve_all preserve_none
	capability shared_capability lockable scoped_lockable guarded_by guarded_var pt_guarded_by pt_guarded_var
	acquire_capability acquire_shared_capability release_capability release_shared_capability
	release_generic_capability try_acquire_capability try_acquire_shared_capability assert_capability
	assert_shared_capability requires_capability requires_shared_capability locks_excluded lock_returned
	acquired_before acquired_after exclusive_lock_function shared_lock_function unlock_function
	exclusive_trylock_function shared_trylock_function exclusive_locks_required shared_locks_required
	assert_exclusive_lock assert_shared_lock no_thread_safety_analysis
	context noderef nocast force bitwise safe consumable callable_when param_typestate return_typestate set_typestate
	test_typestate ownership_holds ownership_returns ownership_takes analyzer_noreturn suppress
`)

func words(text string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(text) {
		m[w] = true
	}
	return m
}

// drops deals with an attribute that is not kept, and may be refused.
func (n *normaliser) drops(name string, a []pp.Token) {
	l := n.l
	switch {
	case a[0].Bundled || harmlessAttributes[name]:
		return
	case name == "scalar_storage_order" && len(a) > 2 && strings.Contains(a[2].Text, "little"):
		return // that of the machine
	case refusedAttributes[name], name == "copy" && len(a) != 4: // of a type
		n.errorf(a[0].Loc, "attribute %s is not supported", name)
		return
	}
	l.remark(Remark{Pos: l.text.pos(a[0].Loc), ID: "unknown-attribute",
		Text: "attribute " + name + " does not change what the program does"})
}

// remark adds a remark, once.
func (l *loader) remark(m Remark) {
	for _, o := range l.asked {
		if o == m {
			return
		}
	}
	l.asked = append(l.asked, m)
}

// refusesPragma reports whether a pragma is none of those that concern alignment, and refuses what would change
// the bytes of objects.
func (n *normaliser) refusesPragma(t *pp.Token) bool {
	for _, name := range []string{"scalar_storage_order", "ms_struct", "clang attribute"} {
		if rest, ok := strings.CutPrefix(t.Text, name+" "); ok {
			if !strings.HasPrefix(rest, "default") && !strings.HasPrefix(rest, "little") && !strings.HasPrefix(rest, "off") &&
				!strings.HasPrefix(rest, "reset") && !strings.HasPrefix(rest, "pop") {
				n.errorf(t.Loc, "#pragma %s is not supported", t.Text)
			}
			return true
		}
	}
	return false
}

// standardAttributes writes attributes in double brackets as __attribute__((…)) where these mean the same.
// Those of the standard but for noreturn, and those of other vendors, are dropped as unknown ones are.
func (l *loader) standardAttributes(toks []pp.Token) []pp.Token {
	first := -1
	for k := 0; k+1 < len(toks) && first < 0; k++ {
		if toks[k].Is("[") && toks[k+1].Is("[") {
			first = k
		}
	}
	if first < 0 {
		return toks
	}
	n := &normaliser{l: l, in: toks, out: append(make([]pp.Token, 0, len(toks)+64), toks[:first]...)}
	later := map[int][]pp.Token{} // attributes that go in front of a token of the input
	for k := first; k < len(toks); k++ {
		n.out = append(n.out, later[k]...)
		end := -1
		if toks[k].Is("[") && n.is(k+1, "[") {
			end = match(toks, k)
		}
		if end < 0 || !n.is(end-1, "]") {
			n.emit(toks[k])
			continue
		}
		if list := n.bracketed(toks[k+2 : end-1]); len(list) > 0 {
			n.place(k, end+1, list, later)
		}
		k = end
	}
	return n.out
}

// bracketed returns those of the attributes between double brackets that mean something, in the form of
// __attribute__((…)).
func (n *normaliser) bracketed(toks []pp.Token) (list []pp.Token) {
	for _, a := range splitCommas(toks) {
		if len(a) == 0 {
			continue
		}
		prefix := ""
		if len(a) > 2 && a[1].Is("::") {
			prefix, a = strings.Trim(a[0].Text, "_"), a[2:]
		} else if len(a) > 3 && a[1].Is(":") && a[2].Is(":") {
			prefix, a = strings.Trim(a[0].Text, "_"), a[3:]
		}
		name := strings.TrimSuffix(strings.TrimPrefix(a[0].Text, "__"), "__")
		switch {
		case prefix == "" && (name == "noreturn" || name == "_Noreturn"):
			name = "noreturn"
		case prefix == "gnu", prefix == "clang":
		default: // gcc and clang ignore them
			continue
		}
		if harmlessAttributes[name] {
			continue
		}
		from := len(n.out)
		n.attributeOf(a[0], name, a[1:])
		list = append(list, n.out[from:]...)
		n.out = n.out[:from]
	}
	return list
}

// place puts attributes that stand before the k-th token of the input, behind others at the token from, where
// __attribute__((…)) concerns the same.
func (n *normaliser) place(from, k int, list []pp.Token, later map[int][]pp.Token) {
	for n.is(k, "[") && n.is(k+1, "[") { // further attributes
		end := match(n.in, k)
		if end < 0 {
			break
		}
		k = end + 1
	}
	if n.is(k, ";") && n.starts(from) {
		return // a declaration or statement of nothing else
	}
	prev := pp.Token{}
	if from > 0 {
		prev = n.in[from-1]
	}
	switch {
	case prev.Is("}") && n.named(k): // of the type of a variable
	case n.starts(from), prev.Is("struct"), prev.Is("union"), prev.Is("enum"):
		n.out = append(n.out, list...)
		return
	case prev.Kind != pp.Ident || typeWords[prev.Text] || qualifiers[prev.Text] || k < len(n.in) && n.in[k].Kind == pp.Ident:
	default: // behind the name in a declarator
		to := k
		for n.is(to, "(") || n.is(to, "[") {
			end := match(n.in, to)
			if end < 0 {
				break
			}
			to = end + 1
		}
		if n.is(to, ":") { // a bit-field
			for to < len(n.in) && !n.is(to, ",") && !n.is(to, ";") {
				to++
			}
		}
		if n.is(to, "{") && !n.is(from-2, "*") { // a function definition takes them in front
			name := n.out[len(n.out)-1]
			n.out = append(append(n.out[:len(n.out)-1], list...), name)
			return
		}
		if n.is(to, ",") || n.is(to, ";") || n.is(to, "=") || n.is(to, ")") {
			later[to] = append(later[to], list...)
			return
		}
	}
	n.errorf(n.in[from].Loc, "attributes in double brackets are not supported here; write __attribute__((…))")
}

// named reports whether the k-th token of the input is a name that is declared, not a type.
func (n *normaliser) named(k int) bool {
	return n.is(k, "*") || k < len(n.in) && n.in[k].Kind == pp.Ident &&
		(n.is(k+1, ";") || n.is(k+1, "=") || n.is(k+1, ",") || n.is(k+1, "["))
}

// starts reports whether a declaration or statement begins at the k-th token of the input.
func (n *normaliser) starts(k int) bool {
	for k > 0 && n.is(k-1, "]") { // behind other attributes
		j, depth := k-1, 0
		for ; j >= 0; j-- {
			if n.is(j, "]") {
				depth++
			} else if n.is(j, "[") {
				if depth--; depth == 0 {
					break
				}
			}
		}
		if j < 0 || !n.is(j+1, "[") {
			return false
		}
		k = j
	}
	if k == 0 || n.in[k-1].Kind == pp.Pragma {
		return true
	}
	switch t := n.in[k-1]; t.Text {
	case ";", "{", "}", "(", ":", "else", "do":
		return true
	case ",": // the next parameter; no attribute stands in front of a declarator
		return true
	}
	return false
}
