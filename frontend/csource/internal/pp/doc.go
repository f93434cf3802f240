// Package pp is a C preprocessor that keeps, for every token that it produces,
// where the token was written.
//
// Terms: a [Source] is one text that was read, a file or a header; a [Loc] is a
// byte in one of the sources of a run; a [Token] is a preprocessing token
// (C11 6.4). [Run] preprocesses one translation unit into a slice of tokens,
// without newlines, comments or directives.
//
// Tokens of a macro's body have the location where the macro was used; tokens of
// a macro's arguments keep their own. A line marker (# 12 "f.c") or #line changes
// the presumed position of what follows, which [Run]'s [Sources] resolve.
//
// Expansion follows gcc: a macro is disabled while its replacement is being read,
// an identifier that meets its disabled macro is never expanded again, and the
// arguments are expanded on their own before they are substituted. GNU extensions:
// named variadic parameters, ", ## args" and __VA_OPT__, #include_next, #import,
// __has_include and its relatives, __COUNTER__. #embed is read, but __has_embed is not defined, as for gcc 14.
package pp
