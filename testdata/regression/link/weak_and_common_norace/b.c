int mode;
