int on = 1;
