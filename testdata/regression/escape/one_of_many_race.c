// A pointer that may lead to more objects than anybody wants to tell apart still leads to each of them.
#include <pthread.h>

int *shared;

void *run(void *arg)
{
	*shared = 1; // RACE!
	return 0;
}

static void put(int **to, int *p) { *to = p; }

int main(int argc, char **argv)
{
	int v0 = 0, v1 = 0, v2 = 0, v3 = 0, v4 = 0, v5 = 0, v6 = 0, v7 = 0, v8 = 0, v9 = 0, v10 = 0, v11 = 0, v12 = 0, v13 = 0, v14 = 0, v15 = 0, v16 = 0, v17 = 0, v18 = 0, v19 = 0, v20 = 0, v21 = 0, v22 = 0, v23 = 0, v24 = 0, v25 = 0, v26 = 0, v27 = 0, v28 = 0, v29 = 0;
	int *one = &v0;
	pthread_t t;
	if (argc == 1)
		put(&one, &v1);
	if (argc == 2)
		put(&one, &v2);
	if (argc == 3)
		put(&one, &v3);
	if (argc == 4)
		put(&one, &v4);
	if (argc == 5)
		put(&one, &v5);
	if (argc == 6)
		put(&one, &v6);
	if (argc == 7)
		put(&one, &v7);
	if (argc == 8)
		put(&one, &v8);
	if (argc == 9)
		put(&one, &v9);
	if (argc == 10)
		put(&one, &v10);
	if (argc == 11)
		put(&one, &v11);
	if (argc == 12)
		put(&one, &v12);
	if (argc == 13)
		put(&one, &v13);
	if (argc == 14)
		put(&one, &v14);
	if (argc == 15)
		put(&one, &v15);
	if (argc == 16)
		put(&one, &v16);
	if (argc == 17)
		put(&one, &v17);
	if (argc == 18)
		put(&one, &v18);
	if (argc == 19)
		put(&one, &v19);
	if (argc == 20)
		put(&one, &v20);
	if (argc == 21)
		put(&one, &v21);
	if (argc == 22)
		put(&one, &v22);
	if (argc == 23)
		put(&one, &v23);
	if (argc == 24)
		put(&one, &v24);
	if (argc == 25)
		put(&one, &v25);
	if (argc == 26)
		put(&one, &v26);
	if (argc == 27)
		put(&one, &v27);
	if (argc == 28)
		put(&one, &v28);
	if (argc == 29)
		put(&one, &v29);
	shared = one;
	pthread_create(&t, 0, run, 0);
	v7 = 2; // RACE!
	v23 = 2; // RACE!
	pthread_join(t, 0);
	return v7 + v23;
}
