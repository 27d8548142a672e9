/** Path of the folder that pages and server are built to, from the project's. */
export const outDir: string;
