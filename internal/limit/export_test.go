package limit

import "time"

// Stages are the times at which the stages come.
func Stages(l Limits, began, stopped time.Time, memory bool) [3]time.Time {
	w := &Watch{limits: l, began: began}
	return [3]time.Time{
		w.after(stopped, memory, func(g graces) time.Duration { return g.late }),
		w.after(stopped, memory, func(g graces) time.Duration { return g.overdue }),
		w.after(stopped, memory, func(g graces) time.Duration { return g.last }),
	}
}
