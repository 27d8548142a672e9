import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { maskForms, narrowCopy } from "../copy/index.ts";
import { type OddText, standardText, walkSchema } from "../load/index.ts";
import { byPath, isSamePath, type Path } from "../problem/index.ts";
import { isCopy } from "../translate/index.ts";

/** A text that visitors read, and its place. */
export type CopyText = {
  /**
   * With digits, letters and signs in half width, so that rules know one form of each. The numbers that words are written
   * for, as in `{days|1 day|5 days}`, are no digits in it: they state nothing.
   */
  readonly text: string;
  /** As it stands in the file, as long as the text. */
  readonly written: string;
  readonly path: Path;
  /** Whether its placeholders are filled in; false if the schema says `"x-fills": false`. */
  readonly fills: boolean;
  /** Whether it is one of the engine's own sentences, below `texts`, as the engine says it. */
  readonly isEngines: boolean;
};

/** Whether a text is part of a step, where most of what visitors read is written. */
export const isInStep = ({ path }: CopyText): boolean => path[0] === "steps";

/** Every text that visitors read. */
export function copyTexts(definition: FunnelDefinition): readonly CopyText[] {
  const texts: CopyText[] = [];
  walkSchema(definition, ({ value, path, written, fitting }) => {
    if (typeof value !== "string" || !isCopy(written, fitting)) return;
    texts.push({
      text: narrowCopy(maskForms(value)),
      written: value,
      path,
      fills: [written, fitting].every((part) => part["x-fills"] !== false),
      isEngines: path[0] === "texts" && value === standardText(definition.language, path),
    });
  });
  return texts;
}

/** Those of the texts that YAML may misread that visitors see. */
export function oddCopy(
  { copy, oddTexts = [] }: { readonly copy: readonly CopyText[]; readonly oddTexts?: readonly OddText[] },
  is: OddText["is"],
): readonly CopyText[] {
  const oddAt = byPath(oddTexts.filter((text) => text.is === is));
  return copy.filter((text) => isInStep(text) && oddAt(text.path));
}

/** Whether the only entry of a list was meant as several, which is a mistake of its own. */
export const isUnsplit = (oddTexts: readonly OddText[] = [], list: Path): boolean =>
  oddTexts.some(({ is, path }) => is === "unsplit" && isSamePath(path.slice(0, -1), list));
