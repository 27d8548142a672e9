import { plainCopy } from "../../engine/copy/index.ts";
import { stepFlows } from "../../engine/flow/index.ts";
import type { Path } from "../../engine/problem/index.ts";
import type { Move } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** Where the definition says that a move leads where it leads: the way of its option, of its step, or back. */
export function placeOfWay({ from, action, to }: Move, definition: FunnelDefinition): Path {
  const exits = stepFlows(definition)[from]?.exits;
  const chosen = action.kind === "answer" ? action.choice : [];
  const ways = action.kind === "back" ? exits?.back : exits?.forward;
  const possible = ways?.filter((way) => way.to === to.step && (!way.option || chosen.includes(way.option))) ?? [];
  return ["steps", from, ...((possible.find(({ option }) => option) ?? possible[0])?.at ?? [])];
}

/**
 * Where a step says what a part of its page says: the text that is the same, or the longest one that is part of it or of
 * which it is a part.
 *
 * @param shown the text of the part, as far as it is known
 * @returns the path of the step if none of its texts is like it
 */
export function placeOfText(step: string, shown: string, definition: FunnelDefinition): Path {
  const wanted = wordsOf(shown);
  const texts = textsIn(definition.steps[step], ["steps", step]).map(({ text, path }) => ({
    path,
    words: wordsOf(plainCopy(definition, text)),
  }));
  const near = texts.filter(
    ({ words }) =>
      words.length >= fewest && wanted.length >= fewest && (wanted.includes(words) || words.includes(wanted)),
  );
  const best =
    texts.find(({ words }) => wanted !== "" && words === wanted) ??
    near.sort((a, b) => b.words.length - a.words.length)[0];
  return best?.path ?? ["steps", step];
}

/** Fewer letters are in too many texts. */
const fewest = 3;

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

function textsIn(value: unknown, path: Path): readonly { readonly text: string; readonly path: Path }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (unseen.has(key) ? [] : textsIn(item, [...path, key])));
}

/** Keys of a step whose words no visitor sees. */
const unseen = new Set(["type", "id", "path", "next", "back", "go", "paid", "when", "record", "save", "renamedFrom"]);
