import { untypeset } from "../../../copy/index.ts";
import { byPath, type Finding, nameOf, type Path, pathKey } from "../../../problem/index.ts";
import type { CopyText } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** What stands beside another text does not say the same. */
export const copiedText: Rule = {
  id: "copied-text",
  severity: "warning",
  why: "A line that was copied to be reworded, and was not: the same benefit twice, one question above two answers, the story of one customer below the name of another, two legal texts of the same words. Visitors see it at once, and of a story that two people tell they believe neither. The same is true of Day 1, Day 2, Day 2, Day 4.",
  wrong: "items: [Six lessons, A book, Six lessons]",
  right: "items: [Six lessons, A book, A song]",
  *check({ authored }) {
    const lists = new Map<string, CopyText[]>();
    for (const copy of authored) {
      const list = listOf(copy.path);
      const others = list === undefined ? undefined : lists.get(list);
      if (others) others.push(copy);
      else if (list !== undefined) lists.set(list, [copy]);
    }
    for (const list of lists.values()) {
      yield* copiesIn(list);
      yield* misnumberedIn(list);
    }
    const at = byPath(authored);
    for (const { text, path } of authored) {
      const key = (beside[String(path.at(-1))] ?? []).find((each) => {
        const other = at([...path.slice(0, -1), each]);
        return other && plainOf(other.text) === plainOf(text);
      });
      if (key !== undefined)
        yield { message: `${nameOf(path)} says the same as "${key}" beside it. Reword it, or leave it out.`, path };
    }
  },
};

/** Lists whose entries differ, each with the key that is compared. A short one, such as Rest, may come back. */
const listed = [
  "items",
  "benefits",
  "stages",
  "steps",
  "items text",
  "questions question",
  "measures label",
  "logos name",
];
/** The same of lists in which a few words may be alike. */
const long = ["people story", "reviews content", "tabs text"];
const fromLetters: ReadonlyMap<string, number> = new Map([
  ...listed.map((list) => [list, 8] as const),
  ...long.map((list) => [list, 30] as const),
]);

/** The place of a list, and the key of its entries that a text is. */
function listOf(path: Path): string | undefined {
  const last = path.at(-1);
  if (typeof last !== "number" && typeof path.at(-2) !== "number") return undefined;
  const [list, key] = typeof last === "number" ? [path.slice(0, -1), ""] : [path.slice(0, -2), String(last)];
  return `${pathKey(list)} ${key}`;
}

function* copiesIn(texts: readonly CopyText[]): Iterable<Finding> {
  const [first] = texts;
  const places = first?.path.filter((part) => typeof part === "string") ?? [];
  const last = first?.path.at(-1);
  const letters = fromLetters.get(places.slice(typeof last === "number" ? -1 : -2).join(" "));
  if (letters === undefined) return;
  const seen = new Map<string, CopyText>();
  for (const copy of texts) {
    const plain = plainOf(copy.text);
    const other = seen.get(plain);
    if (other && plain.length >= letters)
      yield {
        message: `${nameOf(copy.path)} says the same as ${nameOf(other.path)}. Reword one, or remove it.`,
        path: copy.path,
      };
    else seen.set(plain, copy);
  }
}

/** One number among others in their order that was copied from another, though the last is right. */
function* misnumberedIn(texts: readonly CopyText[]): Iterable<Finding> {
  const numbered = texts.flatMap(({ text, path }) => {
    const { before, number, behind } = /^(?<before>\D+)(?<number>\d{1,3})(?<behind>\D{0,3})$/u.exec(text)?.groups ?? {};
    return number === undefined ? [] : [{ words: `${before} ${behind}`, number: Number(number), text, path }];
  });
  const [first] = numbered;
  if (!first || numbered.length < 3 || numbered.length < texts.length) return;
  if (numbered.some(({ words }) => words !== first.words)) return;
  const wrong = numbered.filter(({ number }, index) => number !== first.number + index);
  const [slip] = wrong;
  const isCopied = numbered.some((other) => other !== slip && other.number === slip?.number);
  if (slip && isCopied && wrong.length === 1 && slip !== numbered.at(-1))
    yield {
      message: `"${slip.text}" stands where ${first.number + numbered.indexOf(slip)} is the next number. Write that.`,
      path: slip.path,
    };
}

/** Keys of one thing that say different things, by the one that comes second. */
const beside: Readonly<Record<string, readonly string[]>> = {
  question: ["headline"],
  hint: ["label", "question", "heading"],
  teaser: ["title"],
  text: ["title", "heading", "teaser"],
  answer: ["question"],
  subtitle: ["label"],
};

const plainOf = (text: string): string => untypeset(text).replace(/\s+/g, " ").trim().toLowerCase();
