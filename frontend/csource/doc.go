// Package csource turns C source text into syntax trees of modernc.org/cc/v4,
// without a C compiler.
//
//	units, err := csource.Load(ctx, []string{"bank.c"}, csource.Options{})
//
// Each file becomes a [Unit], a translation unit for one [DataModel] of Linux:
// preprocessed with the macros that gcc predefines and the headers bundled here (our
// own, declarations only) and parsed. Errors are an [ErrorList] with
// positions; one call reports those of all files.
//
// # The way of a file
//
//		text ──internal/pp──▶ tokens ──trim──▶ ──normalise──▶ tokens ──emit──▶ text ──cc──▶ AST
//
//	  - internal/pp preprocesses and notes for each token where it was written;
//	  - trim drops the declarations of headers that nothing uses;
//	  - normalise rewrites C that the parser library rejects, and takes out what it
//	    silently misunderstands;
//	  - emit spells the tokens as one text for the library, with a table back.
//
// The positions of the library therefore mean nothing: ask [Unit.Pos] with any node
// or token. Tokens that a macro's body contributed have the position of the macro's
// use, arguments their own. Columns are exact, also where something was rewritten.
//
// # What not to believe in the tree
//
// The library's type checker is not run. Its types lose _Atomic, its layouts of
// packed and bit-field records are wrong, its scopes leak names out of parameter
// lists, and it rejects correct C. The tree has syntax only: a name means what the
// consumer's own scopes say. An unused prototype, typedef or tag of a header, and of
// anything in a preprocessed (.i) file, is not there. _Static_assert is not checked.
//
// # Marks that normalise leaves
//
// Attributes are reduced to those that matter, each in an __attribute__ of its own,
// spelled without underscores: packed, aligned, vector_size, noreturn, weak, alias, weakref, ifunc,
// constructor, destructor, cleanup, transparent_union, returns_twice, gnu_inline. constexpr is
// const with the attribute mayrun_constexpr.
// aligned on an object is dropped. On the definition of a record it becomes
// __mayrun_aligned_N, or __mayrun_realigned_N after the "}", where it prevails (and
// __mayrun_aligned__(e) if it is not a number); #pragma pack becomes
// __mayrun_pack__(N). mode(M) has become the type that it means. Records without a
// tag may have one that begins with __mayrun_tag_. A member __mayrun_nothing[0]
// stands for a declaration in a record that declares no member, a first parameter
// __mayrun_unnamed_only for none in front of an ellipsis.
//
// # What a program's library macros become
//
// The consumer (the lowering) sees the following calls; everything else in the
// bundled headers is a plain prototype.
//
// Atomic operations, whether written with <stdatomic.h>, __atomic_* or
// __c11_atomic_*, are calls of gcc's builtins with explicit memory orders. Where
// the result has the type of the object, the callee is a cast of the builtin's
// name to a function of that result type, so that the call expression has the
// right type: ((T (*)())__atomic_load_n)(p, order). Strip parentheses and casts
// from a callee before looking at its name. The arguments are not converted: a
// value argument must be converted to the type that p points to.
//
//	__atomic_load_n(p, order)                       T   atomic_load, atomic_load_explicit
//	__atomic_store_n(p, v, order)                   -   atomic_store…
//	__atomic_exchange_n(p, v, order)                T   atomic_exchange…
//	__atomic_compare_exchange_n(p, &expected, desired, weak, succ, fail)  _Bool
//	                                                    atomic_compare_exchange_{strong,weak}…
//	__atomic_fetch_OP(p, v, order)                  T   atomic_fetch_OP…: the old value; OP: add sub and or xor nand
//	__atomic_OP_fetch(p, v, order)                  T   the new value
//	__atomic_load(p, &result, order)                -
//	__atomic_store(p, &value, order)                -
//	__atomic_exchange(p, &value, &result, order)    -
//	__atomic_compare_exchange(p, &expected, &desired, weak, succ, fail)   _Bool
//	__atomic_test_and_set(p, order)                 _Bool  one byte; atomic_flag_test_and_set…
//	__atomic_clear(p, order)                        -      one byte; atomic_flag_clear…
//	__atomic_thread_fence(order), __atomic_signal_fence(order)
//	__atomic_is_lock_free(size, p), __atomic_always_lock_free(size, p)    _Bool
//	__mayrun_atomic_init(p, v)                      -   atomic_init: a plain, not an atomic, write
//	__sync_fetch_and_OP(p, v), __sync_OP_and_fetch(p, v)   T   sequentially consistent
//	__sync_val_compare_and_swap(p, old, new)        T
//	__sync_bool_compare_and_swap(p, old, new)       _Bool
//	__sync_lock_test_and_set(p, v)                  T   acquire exchange
//	__sync_lock_release(p)                          -   release store of 0
//	__sync_synchronize()                            -   full fence
//
// Orders are the integers 0 relaxed, 1 consume, 2 acquire, 3 release, 4 acq_rel,
// 5 seq_cst. Plain uses of _Atomic objects (x = 1, x++) stay ordinary
// expressions; they are atomic and sequentially consistent.
//
// Others:
//
//	assert(e)             (e) ? (void)0 : __assert_fail(text, file, line, function), which does not return
//	va_start(ap, last)    __mayrun_va_start(p), where p is ap: va_list is an array of one struct, as for gcc; or,
//	                      with -m32, &ap: there it is a struct
//	va_arg(ap, T)         ((T (*)())__mayrun_va_arg)(p)
//	va_end(ap)            __mayrun_va_end(p)
//	va_copy(dst, src)     (void)(*p = *q), with p and q of dst and src
//	setjmp(env)           setjmp(env), _setjmp(env), sigsetjmp(env, mask): plain calls
//	errno                 *__errno_location()
//	offsetof(T, m)        (size_t)&((T *)0)->m: an address constant, no access
//	pthread_cleanup_push  __mayrun_cleanup_push(routine, arg): the handler is registered from here on
//	pthread_cleanup_pop   __mayrun_cleanup_pop(execute): unregistered; if execute, the plain call routine(arg) follows
//
// Calls of __builtin_ functions stay what they are.
//
// # Hostile input
//
// Any bytes give a unit or errors. Sizes, nesting, macro expansion and time are
// bounded by [Limits]; a panic of the library becomes an error. The library cannot
// be stopped, though: when the time is over, its goroutine is abandoned and goes on
// using a processor and memory. Where that matters, run Load in a process that can
// be ended.
package csource
