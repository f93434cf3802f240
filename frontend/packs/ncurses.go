package packs

// ncurses lists functions of ncurses 5 and 6. Without use_window and its like, all that it has is for one thread at a
// time: each function uses what the library has, and its window.
func ncurses() []model {
	own := do("update", "&file:ncurses", "4")
	window := []step{own, update("$1")}
	with := func(ss []step, more ...step) []step { return append(append([]step{}, ss...), more...) }
	// Programs know the members of a window.
	fresh := []step{own, step{Do: "alloc", Args: []arg{"nondet"}, Name: "WINDOW"}, when("new", write("new"))}
	return append(panels(own), []model{
		ptr("initscr", "new", fresh...),
		ptr("newwin newpad", "new", fresh...),
		ptr("subwin derwin subpad dupwin", "new", with(fresh, read("$1"))...),
		ptr("newterm", "new", with([]step{own, text("$1"), update("$2"), update("$3")}, made("SCREEN"))...),
		ptr("set_term", "&file:ncurses", own, update("$1")),
		num("delwin", own, free("$1")),
		void("delscreen", own, free("$1")),
		num(`endwin isendwin beep flash cbreak nocbreak echo noecho nl nonl raw noraw qiflush noqiflush halfdelay doupdate napms curs_set
			has_colors start_color use_default_colors assume_default_colors can_change_color init_pair init_color has_ic has_il
			def_prog_mode def_shell_mode reset_prog_mode reset_shell_mode resetty savetty flushinp resizeterm resize_term is_term_resized
			baudrate ungetch typeahead delay_output use_env mvcur has_key mouseinterval has_mouse
			COLOR_PAIR PAIR_NUMBER use_extended_names slk_init slk_refresh slk_clear slk_noutrefresh slk_touch slk_restore
			addch echochar delch deleteln insertln insch move refresh erase clear clrtobot clrtoeol scrl setscrreg attroff attron attrset
			standend standout bkgd border box hline vline timeout getch mvaddch mvdelch mvgetch mvinch mvinsch inch mvhline mvvline `, own),
		void("bkgdset filter nofilter noqiflush qiflush timeout use_env ", own),
		num(`wrefresh wnoutrefresh werase wclear wclrtobot wclrtoeol wmove wscrl wdeleteln winsertln winsdelln waddch
			wechochar winsch wdelch wattron wattroff wattrset wstandend wstandout wbkgd wborder box whline wvline
			touchwin untouchwin redrawwin wredrawln touchline wtouchln mvwin mvderwin wresize keypad nodelay
			notimeout meta scrollok leaveok clearok idlok intrflush syncok wsyncup wgetch mvwaddch mvwgetch mvwdelch
			mvwinsch mvwhline mvwvline scroll wsetscrreg prefresh pnoutrefresh wbkgdset wtimeout wcursyncup wsyncdown
			winch mvwinch is_wintouched is_linetouched`, window...),
		num(`wenclose is_keypad is_scrollok is_cleared getcurx getcury getbegx getbegy getmaxx getmaxy getparx getpary getattrs
			getbkgd`, own, read("$1")),
		num("key_defined define_key", own, text("$1")),
		void("idcok immedok", window...),
		num("attr_on attr_off color_set mousemask", own, out("$2")),
		num("attr_set", own, out("$3")),
		num("wattr_on wattr_off wcolor_set", with(window, out("$3"))...),
		num("wchgat", with(window, read("$5"))...),
		num("mvwchgat", with(window, read("$7"))...),
		num("addstr", own, text("$1")),
		num("addnstr", own, read("$1", "$2")),
		num("mvaddstr", own, text("$3")),
		num("mvaddnstr", own, read("$3", "$4")),
		num("insstr", own, text("$1")),
		num("waddstr winsstr", with(window, text("$2"))...),
		num("waddnstr winsnstr", with(window, read("$2", "$3"))...),
		num("mvwaddstr mvwinsstr", with(window, text("$4"))...),
		num("mvwaddnstr", with(window, read("$4", "$5"))...),
		num("printw", own, do("printf", "$1", "$2")),
		num("mvprintw", own, do("printf", "$3", "$4")),
		num("wprintw", with(window, do("printf", "$2", "$3"))...),
		num("mvwprintw", with(window, do("printf", "$4", "$5"))...),
		num("vwprintw vw_printw", with(window, do("vprintf", "$2", "$3"))...),
		num("getstr", own, receive("$1", "nondet")),
		num("getnstr", own, receive("$1", "$2")),
		num("wgetstr", with(window, receive("$2", "nondet"))...),
		num("wgetnstr", with(window, receive("$2", "$3"))...),
		num("mvgetnstr", own, receive("$3", "$4")),
		num("mvwgetnstr", with(window, receive("$4", "$5"))...),
		num("winstr", with(window, write("$2"))...),
		num("winnstr", with(window, write("$2", "$3"))...),
		num("copywin overlay overwrite", own, read("$1"), update("$2")),
		num("getmouse", own, write("$1")),
		num("color_content", own, out("$2"), out("$3"), out("$4")),
		num("pair_content", own, out("$2"), out("$3")),
		num("tigetflag tigetnum", own, text("$1")),
		ptr("tigetstr", "&file:ncurses", own, text("$1")),
		num("putp", own, text("$1")),
		ptr("keyname termname longname curses_version", "&file:ncurses", own),
		num("use_window use_screen", own, update("$1"), call("$2", "$1", "$3")),
	}...)
}

// panels lists those of its panels, which belong to all of the library, too. Programs know that 0 of a panel is its window,
// and 3 the pointer of the user; uses meet at 30.
func panels(own step) []model {
	use, look := do("update", "&$1[30]", "4"), do("read", "&$1[30]", "4")
	other := either(way("&file:panels[0]"), way("null"))
	return []model{
		ptr("new_panel", "new", own, made("PANEL"), when("new", store("&new[0]", "$1"), keep("&file:panels", "new"))),
		num("del_panel", own, free("$1")),
		num("hide_panel show_panel top_panel bottom_panel move_panel", own, use),
		num("replace_panel", own, use, store("&$1[0]", "$2")),
		num("set_panel_userptr", own, use, store("&$1[3]", "$2")),
		ptr("panel_userptr", "$1[3]", own, look),
		ptr("panel_window", "$1[0]", own, look),
		num("panel_hidden", own, look),
		ptr("panel_above panel_below", "", own, when("$1", look), other),
		ptr("ground_panel ceiling_panel", "", own, read("$1"), other),
		void("update_panels", own),
		void("update_panels_sp", own, update("$1")),
	}
}
