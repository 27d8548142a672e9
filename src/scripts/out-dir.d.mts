/** Path of the output folder of pages and server, relative to the project. */
export function outDir(): string;
