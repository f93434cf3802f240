// Package facts finds out, before an analysis starts, what it wants to know about a program as it is written:
// which functions call each other, what they may reach, which registers are live where. The facts are computed
// once, by [Of], from the control-flow graphs alone, without any abstract state; nobody changes them
// afterwards, so that several goroutines may share them.
//
//	of a program   its call graph (Calls), what its address-taken functions are (Taken), and whether it uses
//	               setjmp, initialisations that run once, weak atomics, data from outside
//	of a function  whether it is on a cycle of the call graph, with whom (Recursive, Component); whether it
//	               makes heap objects or threads for its callers (Makes), or may start a thread at all (Spawns);
//	               what it and whatever it calls may name (Reaches, Names); the parameters that it checks
//	               (Checks); the objects that no declaration begins (Undeclared); where it goes on for ever (Ends)
//	of a node      the straight ways that lead there from other unknowns, if it is an unknown of a constraint
//	               system (Ways); the registers that may be read from there on (Live)
//
// All of them are approximations on the safe side, which each says for itself: a call through a pointer may
// reach every function whose address is taken, and a function without a body may call those back.
//
// The control flow may be that of the program itself, or one in which loops are unrolled (package unroll):
// copies of a node have facts of their own.
//
// This package may change in any release: see COMPATIBILITY.md.
package facts
