package packs

// numa lists functions of libnuma 2. What they know of the machine does not change; policies are those of the thread. A mask
// is a structure that programs know, 1 of which leads to its bits, here to some that lie behind it.
func numa() []model {
	mask := step{Do: "alloc", Args: []arg{"nondet"}, Name: "bitmask", Sure: true}
	made := []step{mask, filled("new"), store("&new[1]", "&new[48]"), filled("&new[48]", "4096")}
	parsed := func(ss ...step) []step { return append(ss, either(way("new", made...), way("null"))) }
	looked := func(p arg) []step { return []step{read(p, "16"), read(p + "[1]")} }
	changed := []step{read("$1", "16"), update("$1[1]")}
	memory := []step{either(way("", step{Do: "alloc", Args: []arg{"$1"}, Zero: true, Name: "numa_alloc"}))}
	return []model{
		num(`numa_available numa_max_node numa_max_possible_node numa_preferred numa_pagesize numa_has_preferred_many
			numa_get_interleave_node numa_run_on_node numa_num_possible_nodes numa_num_possible_cpus numa_num_configured_nodes
			numa_num_configured_cpus numa_num_task_cpus numa_num_thread_cpus numa_num_task_nodes numa_num_thread_nodes
			numa_node_of_cpu numa_distance`),
		void("numa_set_preferred numa_set_localalloc numa_set_bind_policy numa_set_strict numa_node_to_cpu_update"),
		num("numa_node_size64 numa_node_size", when("$2", out("$2"))),

		ptr("numa_bitmask_alloc numa_allocate_nodemask numa_allocate_cpumask", "new", made...),
		ptr("numa_get_interleave_mask numa_get_membind numa_get_mems_allowed numa_preferred_many numa_get_run_node_mask", "new", made...),
		ptr("numa_parse_nodestring numa_parse_nodestring_all numa_parse_cpustring numa_parse_cpustring_all", "", parsed(text("$1"))...),
		void("numa_bitmask_free numa_free_nodemask numa_free_cpumask", free("$1")),
		ptr("numa_bitmask_setall numa_bitmask_clearall numa_bitmask_setbit numa_bitmask_clearbit", "$1", changed...),
		num("numa_bitmask_isbitset numa_bitmask_weight", looked("$1")...),
		num("numa_bitmask_nbytes", read("$1", "16")),
		num("numa_bitmask_equal", append(looked("$1"), looked("$2")...)...),
		void("copy_bitmask_to_bitmask", append(looked("$1"), read("$2", "16"), update("$2[1]"))...),
		void(`numa_bind numa_set_interleave_mask numa_set_preferred_many numa_set_membind
			numa_set_membind_balancing`, looked("$1")...),
		num("numa_run_on_node_mask numa_run_on_node_mask_all", looked("$1")...),
		num("numa_node_to_cpus numa_sched_getaffinity", read("$2", "16"), update("$2[1]")),
		num("numa_sched_setaffinity", looked("$2")...),
		num("numa_migrate_pages", append(looked("$2"), looked("$3")...)...),

		ptr("numa_alloc numa_alloc_local numa_alloc_onnode numa_alloc_interleaved", "new", memory...),
		ptr("numa_alloc_interleaved_subset", "new", append(looked("$2"), memory...)...),
		void("numa_free", free("$1")),
	}
}
