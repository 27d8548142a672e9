import { fileMeant } from "../../engine/load/index.ts";
import { besideMissing } from "../disk/index.ts";
import { refuse } from "./refuse.ts";

/**
 * Says that a definition is not where a command was told to look, and which one was probably meant.
 *
 * @param usage how the command is written: `check FILE`
 * @returns the exit code
 */
export function refuseMissing(file: string, usage: string): number {
  const { sentence } = fileMeant(file, besideMissing(file), /\.ya?ml$/i);
  return refuse(`There is no file "${file}".${sentence} Name the definition: funnel ${usage}`);
}
