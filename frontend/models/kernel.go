package models

import "github.com/mayrun-dev/mayrun/cfg"

// kernel lists the locking functions of the Linux kernel that driver programs call without defining them.
func kernel() []Model {
	take := func(k cfg.LockKind, shared bool) []Step { return steps(lock(k, shared, false)) }
	try := func(k cfg.LockKind, shared bool) []Step {
		return steps(either(way("1", lock(k, shared, true)), way("0", lockFail(k, shared, true))))
	}
	free := func(k cfg.LockKind) []Step { return steps(unlock(k)) }
	init := func(k cfg.LockKind) []Step { return steps(Step{Do: Init, Kind: k, Args: []Arg{"$1"}}) }
	return []Model{
		{Name: "mutex_lock mutex_lock_nested ldv_mutex_lock __mutex_lock", Type: "void", Steps: take(cfg.Mutex, false)},
		{Name: "mutex_lock_interruptible mutex_lock_killable mutex_lock_interruptible_nested down_interruptible", Type: "int",
			Steps: steps(either(way("0", lock(cfg.Mutex, false, true)), way("-4", lockFail(cfg.Mutex, false, true))))},
		{Name: "mutex_trylock", Type: "int", Steps: try(cfg.Mutex, false)},
		{Name: "mutex_unlock", Type: "void", Steps: free(cfg.Mutex)},
		{Name: "mutex_init __mutex_init", Type: "void", Steps: init(cfg.Mutex)},
		{Name: "mutex_destroy", Type: "void", Steps: steps(do(Destroy, "$1"))},
		{Name: "spin_lock _spin_lock _raw_spin_lock spin_lock_irq spin_lock_bh spin_lock_irqsave " +
			"_raw_spin_lock_irq _raw_spin_lock_irqsave _raw_spin_lock_bh raw_spin_lock _spin_lock_irqsave " +
			"spin_lock_nested", Type: "size", Steps: take(cfg.Spin, false), Result: "nondet"},
		{Name: "spin_unlock _spin_unlock _raw_spin_unlock spin_unlock_irq spin_unlock_bh spin_unlock_irqrestore " +
			"_raw_spin_unlock_irq _raw_spin_unlock_irqrestore _raw_spin_unlock_bh raw_spin_unlock " +
			"_spin_unlock_irqrestore", Type: "void", Steps: free(cfg.Spin)},
		{Name: "spin_trylock _raw_spin_trylock spin_trylock_irqsave", Type: "int", Steps: try(cfg.Spin, false)},
		{Name: "spin_lock_init __spin_lock_init __raw_spin_lock_init", Type: "void", Steps: init(cfg.Spin)},
		{Name: "read_lock _raw_read_lock read_lock_irq read_lock_bh read_lock_irqsave down_read", Type: "size",
			Steps: take(cfg.RWLock, true), Result: "nondet"},
		{Name: "write_lock _raw_write_lock write_lock_irq write_lock_bh write_lock_irqsave down_write", Type: "size",
			Steps: take(cfg.RWLock, false), Result: "nondet"},
		{Name: "read_unlock _raw_read_unlock write_unlock _raw_write_unlock read_unlock_irqrestore " +
			"write_unlock_irqrestore read_unlock_irq write_unlock_irq read_unlock_bh write_unlock_bh up_read up_write",
			Type: "void", Steps: free(cfg.RWLock)},
		{Name: "down_read_trylock", Type: "int", Steps: try(cfg.RWLock, true)},
		{Name: "down_write_trylock", Type: "int", Steps: try(cfg.RWLock, false)},
		{Name: "rwlock_init init_rwsem __rwlock_init __init_rwsem", Type: "void", Steps: init(cfg.RWLock)},
		{Name: "kmalloc vmalloc __kmalloc kmalloc_node", Type: "ptr",
			Steps: steps(Step{Do: Alloc, Args: []Arg{"$1"}, Name: "kmalloc"}), Result: "new"},
		{Name: "kzalloc vzalloc", Type: "ptr", Steps: steps(Step{Do: Alloc, Args: []Arg{"$1"}, Zero: true,
			Name: "kzalloc"}), Result: "new"},
		{Name: "kcalloc", Type: "ptr", Steps: steps(Step{Do: Alloc, Args: []Arg{"$1*$2"}, Zero: true, Name: "kcalloc"}), Result: "new"},
		{Name: "kfree vfree kzfree kvfree", Type: "void", Steps: steps(do(Free, "$1"))},
		{Name: "printk _printk dev_printk", Type: "int", Steps: steps(do(Printf, "$1", "$2")), Result: "nondet"},
		{Name: "msleep udelay mdelay ndelay schedule cond_resched might_sleep local_irq_disable local_irq_enable " +
			"preempt_disable preempt_enable", Type: "void"},
	}
}
