import { realpathSync, writeFileSync } from "node:fs";
import { refuse } from "./refuse.ts";

/**
 * Writes what was made from a definition to the file that the author names, but never over the definition.
 *
 * @returns the exit code: 0 if written, 2 if that file is the definition itself
 */
export function writeOut(out: string, text: string, definition: string): number {
  if (pathOf(out) === pathOf(definition))
    return refuse(`"${out}" is the definition itself, which would be lost. Name another file.`);
  writeFileSync(out, text);
  return 0;
}

function pathOf(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}
