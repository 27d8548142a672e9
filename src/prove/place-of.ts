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
 * which it is a part. What none of its own texts says may be the name of a plan or of the product.
 *
 * @param shown the text of the part, as far as it is known
 * @returns the path of the step if no text is like it
 */
export function placeOfText(step: string, shown: string, definition: FunnelDefinition): Path {
  const { steps, plans, product } = definition;
  const names = [
    ...Object.entries(plans).map(([id, { name }]) => ({ text: name, path: ["plans", id, "name"] })),
    ...textsIn(product?.name, ["product", "name"]),
  ];
  const found = [textsIn(steps[step], ["steps", step]), names].flatMap(
    (texts) => likest(texts, shown, definition) ?? [],
  );
  return found[0]?.path ?? ["steps", step];
}

type Text = { readonly text: string; readonly path: Path };

/** The text that is most like what is shown; undefined if none is like it. */
function likest(texts: readonly Text[], shown: string, definition: FunnelDefinition): { path: Path } | undefined {
  const wanted = wordsOf(shown);
  const said = texts.map(({ text, path }) => ({ path, words: wordsOf(plainCopy(definition, text)) }));
  const near = said.filter(
    ({ words }) =>
      words.length >= fewest && wanted.length >= fewest && (wanted.includes(words) || words.includes(wanted)),
  );
  return (
    said.find(({ words }) => wanted !== "" && words === wanted) ??
    near.sort((a, b) => b.words.length - a.words.length)[0]
  );
}

/** Fewer letters are in too many texts. */
const fewest = 3;

const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

function textsIn(value: unknown, path: Path): readonly Text[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (unseen.has(key) ? [] : textsIn(item, [...path, key])));
}

/** Keys of a step whose words no visitor sees. */
const unseen = new Set(["type", "id", "path", "next", "back", "go", "paid", "when", "record", "save", "renamedFrom"]);
