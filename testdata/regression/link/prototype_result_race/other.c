unsigned number(void) {
	return 4294967295u;
}
