import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CheckResult, checkFunnel } from "../../engine/check/index.ts";
import type { FindFile, ReadText } from "../../engine/load/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { findFile } from "./find-file.ts";
import { projectRoot } from "./project-root.ts";
import { readText } from "./read-text.ts";

/**
 * Checks a definition on the disk, by the day of the machine's clock in UTC.
 *
 * @param beforeReading called with each file of the definition before it is read or looked for
 * @param isRelease whether this is a release check, which also looks for leftover template text
 * @param texts what takes the place of files on the disk, by absolute path
 * @returns the result, and whether the disk as it is by then would still give it
 */
export function checkFile(
  path: string,
  { beforeReading = () => {}, isRelease = false, texts }: Options = {},
): CheckResult & { readonly isCurrent: () => boolean } {
  const today = dayNow();
  const answers: (() => boolean)[] = [];
  /** Keeps what the disk has answered: a check says the same of the same answers. */
  const kept = <Answer>(answer: Answer, ask: () => Answer): Answer => {
    const was = JSON.stringify(answer);
    answers.push(() => JSON.stringify(ask()) === was);
    return answer;
  };
  const read: ReadText = (file) => {
    beforeReading(file);
    const text = texts?.get(resolve(file));
    return kept(text === undefined ? readText(file) : { text }, () => readText(file));
  };
  const find: FindFile = (file) => {
    beforeReading(file);
    return kept(findFile(file), () => findFile(file));
  };
  return {
    ...checkFunnel(path, read, { find, today, ...(isRelease && { templates: templates() }) }),
    isCurrent: () => dayNow() === today && answers.every((isSame) => isSame()),
  };
}

const dayNow = () => new Date().toISOString().slice(0, 10);

type Options = {
  readonly beforeReading?: (file: string) => void;
  readonly isRelease?: boolean;
  readonly texts?: ReadonlyMap<string, string>;
};

/** The templates of `funnel new`, by name. */
function templates(): ReadonlyMap<string, FunnelDefinition> {
  const folder = join(projectRoot, "templates");
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const { definition } = checkFunnel(join(folder, name, "funnel.yaml"), readText, {
        find: findFile,
        errorsOnly: true,
      });
      return definition ? [[name, definition] as const] : [];
    }),
  );
}
