package models

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// Verbs for what gcc's atomic builtins do; the table of the library has none, because these are lowered
// directly. The size of the object is that of the type that the pointer points to, or of its first member.
const (
	AtomicLoad   Verb = "atomic-load"   // ptr: Order; the value is the operand loaded
	AtomicStore  Verb = "atomic-store"  // ptr value: Order
	AtomicUpdate Verb = "atomic-update" // ptr value: Op, Order; the values before and after are loaded and stored
	// ptr expected desired: Order; swapped says whether it was stored, loaded is the value before
	AtomicCompare Verb = "atomic-compare"
)

// A verbDoc says what operands a verb has, from least to most of them, and in a few words what it does.
type verbDoc struct {
	least, most    int
	operands, text string
}

var verbs = map[Verb]verbDoc{
	Read: {1, 2, "pointer [length]",
		"reads that many bytes, or up to the end of the object; deep: and all that it points to; atomic, partial"},
	Write:         {1, 2, "pointer [length]", "writes arbitrary data; from (what it is made of), partial"},
	Update:        {1, 2, "pointer [length]", "reads and writes; deep: everything reachable; calls: functions found there; atomic, outside"},
	Copy:          {2, 3, "to from [length]", "copies bytes, pointers included"},
	Append:        {2, 3, "to from [length]", "copies a string, or at most so much of it, to the end of another one"},
	Set:           {3, 3, "pointer byte length", "fills with a byte"},
	Store:         {2, 2, "pointer value", "*pointer = value, of the type that pointer points to; nothing if it is null"},
	Alloc:         {1, 1, "size", "makes an object, new, or fails; zero, stack, sure, name"},
	Map:           {2, 2, "size offset", "makes new the address of memory that has another owner, as a mapped file; name"},
	Realloc:       {2, 2, "pointer size", "makes a larger object, new, of an old one, or fails"},
	Free:          {1, 1, "pointer", "frees an object"},
	Lock:          {1, 1, "lock", "acquires; kind, shared, try, orphaned"},
	LockFail:      {1, 1, "lock", "the branch on which lock fails; kind, shared, try, lost, ceiling"},
	Unlock:        {1, 1, "lock", "releases; kind"},
	UnlockFail:    {1, 1, "lock", "the branch on which the thread does not own the lock"},
	Init:          {1, 2, "lock [attributes]", "initialises; kind"},
	Destroy:       {1, 1, "lock", "destroys; kind"},
	CondWait:      {1, 1, "condition", "the middle of a wait, between unlock and lock"},
	Signal:        {1, 1, "condition", "wakes up one thread"},
	Broadcast:     {1, 1, "condition", "wakes up all threads"},
	BarrierInit:   {2, 2, "barrier count", "initialises a barrier"},
	BarrierWait:   {1, 1, "barrier", "waits for the others; serial"},
	Meet:          {1, 1, "barrier", "waits for the others, without learning anything of what they did"},
	SemInit:       {2, 2, "semaphore value", "initialises a semaphore"},
	SemPost:       {1, 1, "semaphore", "counts up"},
	SemWait:       {1, 1, "semaphore", "waits and counts down; try"},
	Create:        {4, 4, "thread attributes start argument", "starts a thread; thread and attributes may be null"},
	AtExit:        {1, 2, "function [argument]", "runs a function when the thread or the process ends; when (process, cleanup)"},
	Unregister:    {0, 0, "", "takes back what at-exit has registered last with when: cleanup"},
	Handler:       {1, 2, "function signal", "installs a signal handler"},
	OldHandler:    {1, 2, "signal [pointer]", "the handler that was installed: the result, or stored"},
	Join:          {2, 2, "thread result", "waits for the end of a thread; result may be null"},
	JoinFail:      {1, 1, "thread", "the branch on which join fails"},
	Detach:        {1, 1, "thread", "nobody will join it"},
	Cancel:        {1, 1, "thread", "asks it to end"},
	ThreadExit:    {1, 1, "value", "ends the running thread"},
	Exit:          {0, 0, "", "ends the process; name"},
	Stop:          {0, 0, "", "does not come back"},
	AtomicBegin:   {0, 0, "", "no other thread runs from here on"},
	AtomicEnd:     {0, 0, "", "until here"},
	OnceBegin:     {1, 1, "control", "runs the initialisation, as the first one"},
	OnceDone:      {1, 1, "control", "has run it"},
	OnceWait:      {1, 1, "control", "waits until it has been run"},
	Fence:         {0, 0, "", "a memory fence, sequentially consistent"},
	HappensBefore: {1, 1, "object", "tells race detectors that this happens before happens-after of the same object; no effect"},
	HappensAfter:  {1, 1, "object", "see happens-before"},
	Call:          {1, 9, "function operands", "calls a function that the program handed over"},
	CallEach: {2, 9, "pointer function operands",
		"calls a function that lies in an object, for each object that may be it, if there is one"},
	Assume:        {1, 1, "condition", "goes on only if it holds"},
	SetJmp:        {1, 1, "buffer", "saves the place"},
	Jump:          {2, 2, "buffer value", "goes back to it"},
	Unknown:       {0, 0, "", "runs code of which nothing is known, and that gets nothing; name"},
	Lookup:        {2, 2, "handle name", "makes the result what the name stands for, in the program or a library (dlsym)"},
	Printf:        {2, 2, "format first", "reads what the format says of the variable arguments, from first on"},
	Scanf:         {2, 2, "format first", "writes them"},
	VPrintf:       {2, 2, "format list", "the same with a va_list"},
	VScanf:        {2, 2, "format list", "the same with a va_list"},
	SetSignals:    {2, 2, "set bits", "remembers which of the signals 1 to 32 are in a set: bit n-1 for signal n"},
	AddSignal:     {2, 2, "set signal", "writes the set, and remembers that the signal is in it"},
	RemoveSignal:  {2, 2, "set signal", "writes the set, and remembers that the signal is not in it"},
	Mask:          {1, 2, "how set", "changes which signals the thread blocks, as sigprocmask does; without a set, in ways that are not followed"},
	Unmasked:      {0, 0, "", "the thread waits, and may block no signals from here on"},
	Masked:        {0, 0, "", "until here"},
	SetKind:       {2, 2, "attributes kind", "remembers the kind of a mutex in an attributes object"},
	SetRobust:     {2, 2, "attributes robust", "remembers whether it is robust"},
	SetProtocol:   {2, 2, "attributes protocol", "remembers whether it has a priority ceiling"},
	KeyCreate:     {2, 2, "key destructor", "makes a key for data of each thread"},
	KeyDelete:     {1, 1, "key", "takes the destructor from a key"},
	SetSpecific:   {2, 2, "key value", "sets the value of the running thread"},
	GetSpecific:   {1, 1, "key", "makes it the result"},
	Permute:       {3, 3, "pointer length unit", "moves units of bytes around"},
	Send:          {1, 2, "pointer [length]", "reads what leaves the program; deep: everything reachable; text"},
	SendAll:       {1, 1, "value", "a value leaves the program"},
	Receive:       {1, 2, "pointer [length]", "writes data from outside; deep: everywhere that pointer leads; partial, internal"},
	Rest:          {1, 1, "first", "reads what the variable arguments, from first on, point to"},
	RestUpdate:    {1, 1, "first", "reads and writes that; deep: everything reachable"},
	If:            {1, 1, "condition", "the first of two branches if it holds, otherwise the second"},
	IfSet:         {1, 1, "pointer", "steps, unless pointer is null; or the first of two branches then, otherwise the second"},
	Either:        {0, 0, "", "one of several branches: steps, result, if-used, kept, feature, assumption"},
	Loop:          {0, 0, "", "steps, any number of times"},
	AtomicLoad:    {1, 1, "pointer", "loaded; order"},
	AtomicStore:   {2, 2, "pointer value", "order"},
	AtomicUpdate:  {2, 2, "pointer value", "value before: loaded, after: stored; op, order"},
	AtomicCompare: {3, 3, "pointer expected desired", "swapped, loaded; order"},
}

// Verbs lists all verbs, sorted.
func Verbs() []Verb { return slices.Sorted(maps.Keys(verbs)) }

// Doc says what operands a verb has, and what it does.
func (v Verb) Doc() (operands, text string) { return verbs[v].operands, verbs[v].text }

// operand is the grammar of operands; see the package comment.
var operand = lazy.Regexp(`^(c11:|kind:|size:|part:)?(?:[*&]|\*&)?` +
	`((?:\$[1-9]|got|new|returned|it)(?:\[(?:\?|\d{1,2})\])?|(?:file|own|var|model):[a-zA-Z0-9_-]+(?:\[\?\])?|self|null|any|some|count|received|character|text|nondet|` +
	`error|status|number|outcome|flag|failed|half|word|loaded|stored|swapped|-?\d{1,18})` +
	`([*+]((?:size:)?[$][1-9]|\d{1,18}|\?|\?\*(?:size:)?\$[1-9])|&\d{1,9}|->[a-zA-Z0-9_.|]+(?:->[a-zA-Z0-9_.]+)?(==\d{1,9}|&\d{1,10}|\+\?)?|>=0|` +
	`[!=]=(\$[1-9]|null|\d{1,9}))?$`)

// Types are the result types that a model may have.
func Types() []string { return []string{"void", "int", "long", "size", "ptr", "double"} }

// Ops are the operations of AtomicUpdate.
func Ops() []string { return []string{"exchange", "add", "sub", "and", "or", "xor", "nand"} }

// Orders are the memory orders of all atomic verbs; "" is seq_cst.
func Orders() []string {
	return []string{"relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst"}
}

// CheckArg says what is wrong with an operand.
func CheckArg(a Arg) error {
	if !operand().MatchString(a) {
		return fmt.Errorf("%q is no operand: write $1 … $9, *$1, $1+$2, $1+?, $1->member, null, any, nondet, new, self, error or a number", a)
	}
	if _, name, ok := strings.Cut(a, "model:"); ok && Builtin().Lookup(name) == nil {
		return fmt.Errorf("%s is no function with a built-in model", name)
	}
	return nil
}

// Check says what is wrong with a step itself, not with the steps in it.
func (s *Step) Check() error {
	n, ok := verbs[s.Do]
	switch {
	case !ok:
		return fmt.Errorf("unknown step %q", s.Do)
	case len(s.Args) < n.least, len(s.Args) > n.most:
		want := fmt.Sprint(n.least)
		if n.most > n.least {
			want += fmt.Sprintf(" to %d", n.most)
		}
		return fmt.Errorf("%s has %s operands, not %d", s.Do, want, len(s.Args))
	case (s.Do == Either) != (len(s.Branches) > 0) && s.Do != If && s.Do != IfSet || s.Do == If && len(s.Branches) != 2:
		return fmt.Errorf("%s has %d branches", s.Do, len(s.Branches))
	case (s.Do == Loop) != (len(s.Body) > 0) && s.Do != IfSet || s.Do == IfSet && (len(s.Body) > 0) == (len(s.Branches) == 2):
		return fmt.Errorf("%s has %d steps and %d branches in it", s.Do, len(s.Body), len(s.Branches))
	case (s.Do == AtomicUpdate) != (s.Op != "") || s.Op != "" && !slices.Contains(Ops(), s.Op):
		return fmt.Errorf("%s with op %q: the operations of atomic-update are %s", s.Do, s.Op, strings.Join(Ops(), ", "))
	case s.Order != "" && (!strings.HasPrefix(string(s.Do), "atomic-") || !slices.Contains(Orders(), s.Order)):
		return fmt.Errorf("%s with order %q: the orders of atomic steps are %s", s.Do, s.Order, strings.Join(Orders(), ", "))
	}
	for _, a := range s.operands() {
		if err := CheckArg(a); err != nil {
			return err
		}
	}
	switch s.Do {
	case Printf, Scanf, VPrintf, VScanf, Rest, RestUpdate:
		if last := s.Args[len(s.Args)-1]; len(last) != 2 || last[0] != '$' {
			return fmt.Errorf("the last operand of %s is the first of the variable arguments, such as $2", s.Do)
		}
	}
	return nil
}

// operands are all operands of a step.
func (s *Step) operands() []Arg {
	if s.From != "" {
		return append(slices.Clone(s.Args), s.From)
	}
	return s.Args
}

// User reports whether the model comes from a user, and not with mayrun. It then stands for the definition that
// the program has.
func (m *Model) User() bool { return m.Pos.IsValid() }
