int on = 0;
