package packs

import "github.com/mayrun-dev/mayrun/frontend/models"

// Short forms, to keep the tables readable.

type (
	model = models.Model
	step  = models.Step
	arg   = models.Arg
)

// num are functions that return a number.
func num(names string, ss ...step) model {
	return model{Name: names, Type: "int", Steps: ss, Result: "nondet"}
}

// void are functions that return nothing.
func void(names string, ss ...step) model { return model{Name: names, Type: "void", Steps: ss} }

// ptr are functions that return a pointer.
func ptr(names string, result arg, ss ...step) model {
	return model{Name: names, Type: "ptr", Steps: ss, Result: result}
}

func do(v models.Verb, args ...arg) step { return step{Do: v, Args: args} }

// read is the reading of data: up to the end of the object, or so much; part of it perhaps.
func read(p arg, n ...arg) step {
	return step{Do: models.Read, Args: append([]arg{p}, n...), Partial: len(n) > 0}
}

// text is the reading of a string.
func text(p arg) step { return step{Do: models.Read, Args: []arg{p}, Text: true} }

// path is the reading of a string that leaves the program, such as the name of a file.
func path(p arg) step { return step{Do: models.Send, Args: []arg{p}, Text: true} }

// deep is the reading of data and of all that they lead to.
func deep(p arg) step { return step{Do: models.Read, Args: []arg{p}, Deep: true} }

// write is the writing of data that are no pointers: one byte at least, if there are any.
func write(p arg, n ...arg) step {
	return step{Do: models.Write, Args: append([]arg{p}, n...), Partial: len(n) > 0}
}

// out is the writing of what a pointer points to, by its type.
func out(p arg) step { return step{Do: models.Write, Args: []arg{p, "size:" + p}} }

// in is the reading of that.
func in(p arg) step { return step{Do: models.Read, Args: []arg{p, "size:" + p}} }

// update is the reading and writing of data that are no pointers.
func update(p arg, n ...arg) step { return do(models.Update, append([]arg{p}, n...)...) }

// whole is the reading and writing of all that something leads to.
func whole(p arg) step { return step{Do: models.Update, Args: []arg{p}, Deep: true} }

// use is the use of an object of the library, and look one that does not change it. Neither touches what is kept there.
func use(p arg) step  { return do(models.Update, p, "4") }
func look(p arg) step { return do(models.Read, p, "4") }

// send is the reading of data that leave the program, and receive the writing of what comes from elsewhere.
func send(p arg, n ...arg) step { return do(models.Send, append([]arg{p}, n...)...) }
func receive(p, n arg) step {
	return step{Do: models.Receive, Args: []arg{p, n}, Partial: true}
}

func store(p, x arg) step { return do(models.Store, p, x) }

// keep stores a pointer beside what is kept at the same place already.
func keep(p, x arg) step { return maybe(store(p, x)) }

// hiddenKeep is keep where the library orders it, and the program sees only what comes of it.
func hiddenKeep(p, x arg) step {
	return maybe(step{Do: models.Store, Args: []arg{p, x}, Internal: true})
}

func either(bs ...models.Branch) step { return step{Do: models.Either, Branches: bs} }

func way(result arg, ss ...step) models.Branch { return models.Branch{Steps: ss, Result: result} }

// maybe is what may happen, or not.
func maybe(ss ...step) step { return either(way("", ss...), way("")) }

// when is what happens if a pointer is not null.
func when(p arg, ss ...step) step { return step{Do: models.IfSet, Args: []arg{p}, Body: ss} }

// many is what happens any number of times.
func many(ss ...step) step { return step{Do: models.Loop, Body: ss} }

// call is the call of a function of the program, if there is one, and calls any number of them.
func call(f arg, args ...arg) step { return when(f, do(models.Call, append([]arg{f}, args...)...)) }
func calls(f arg, args ...arg) step {
	return when(f, many(do(models.Call, append([]arg{f}, args...)...)))
}

// eachCall is the call of a function that lies in one of the objects that a pointer may point to, which is it, with
// what lies beside it.
func eachCall(p, f arg, args ...arg) step {
	return do(models.CallEach, append([]arg{p, f}, args...)...)
}

// made is a new object of the library, or null; sure is one that is there. What nothing is kept in is not known:
// texts and other data of the object, to which a function may give a pointer.
func made(name string) step {
	return either(way("", step{Do: models.Alloc, Args: []arg{"nondet"}, Zero: true, Name: name}, when("new", filled("&new[48]", "4096"))))
}

func sure(name string) step {
	return either(way("", step{Do: models.Alloc, Args: []arg{"nondet"}, Zero: true, Sure: true, Name: name}, filled("&new[48]", "4096")))
}

// data is a new object of the library of which nothing is known.
func data(name string) step {
	return either(way("", step{Do: models.Alloc, Args: []arg{"nondet"}, Sure: true, Name: name}, filled("new")))
}

// filled says that it is not known what is somewhere; that is no access.
func filled(p arg, n ...arg) step {
	return step{Do: models.Write, Args: append([]arg{p}, n...), Internal: true}
}

func free(p arg) step { return do(models.Free, p) }

// cond is one of two ways, by whether a condition holds.
func cond(c arg, bs []models.Branch) step { return step{Do: models.If, Args: []arg{c}, Branches: bs} }

func ways(bs ...models.Branch) []models.Branch { return bs }
