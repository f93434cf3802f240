/* The folder of declarations of libraries: see bundled.go. */
