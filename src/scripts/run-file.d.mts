/** Runs a TypeScript file of the project. */
export function runFile(path: string): Promise<void>;
