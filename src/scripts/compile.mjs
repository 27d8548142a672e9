// Checks the types of the project, or of folders of it: node src/scripts/compile.mjs [FOLDER...]
// The compiler is a program in Go. With half as much memory again, it takes a quarter less of the processor's time.
process.env.GOGC ??= "400";
process.argv.splice(2, 0, "-b", "--checkers", "1");
await import("../../node_modules/typescript/lib/tsc.js");
