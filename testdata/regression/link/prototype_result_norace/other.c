unsigned number(void) {
	return 2147483647u;
}
