import { isScalar } from "yaml";
import type { Edit } from "../edited.ts";
import { misspellings } from "../misspellings.ts";
import type { Mutant } from "../mutant.ts";
import type { Operator } from "../subject.ts";

/** Misspells the name in a placeholder or legal link, and drops one of the braces or, in a translation, the link. */
export const breakPlaceholder: Operator = ({ text, sites, isOverlay }) =>
  sites.flatMap(({ path, value }) => {
    if (!isScalar(value.node)) return [];
    // The copied original in an overlay does not define names.
    const isCopy = isOverlay && path.at(-1) === "from";
    const mutant = (what: string, edit: Edit, meant?: string): Mutant => ({
      what: `${path.join(".")}: ${what}`,
      edits: [edit],
      ...(meant !== undefined && !isCopy && { meant }),
    });
    const written = text.slice(value.start, value.end);
    const placeholders = [...written.matchAll(/\{([\w.-]+)(\|[^{}]*)?\}/g)].flatMap(
      ({ 0: all, 1: name = "", index }) => {
        const [start, end] = [value.start + index, value.start + index + all.length];
        const parts = name.split(".");
        const wrongs = parts.flatMap((part, at) =>
          /[a-z]/i.test(part) ? misspellings(part).map((wrong) => parts.with(at, wrong).join(".")) : [],
        );
        return [
          ...wrongs.map((wrong) =>
            mutant(`{${wrong}}`, { start: start + 1, end: start + 1 + name.length, by: wrong }, name),
          ),
          mutant(`${all} without its end`, { start: end - 1, end, by: "" }),
          mutant(`${all} without its beginning`, { start, end: start + 1, by: "" }),
          mutant(`${all} with blanks`, { start, end, by: `{ ${name} }` }),
          mutant(`${all} with round brackets`, { start: end - 1, end, by: ")" }),
        ];
      },
    );
    const links = [...written.matchAll(/\]\(legal:([\w-]+)\)/g)].flatMap(({ 1: tab = "", index }) => {
      const start = value.start + index + "](legal:".length;
      return misspellings(tab).map((wrong) =>
        mutant(`legal:${wrong}`, { start, end: start + tab.length, by: wrong }, tab),
      );
    });
    const lost = [...written.matchAll(/\[([^\]]*)\]\([^)]*\)/g)].flatMap(({ 0: all, 1: words = "", index }) => {
      const start = value.start + index;
      return isOverlay && !isCopy
        ? [mutant(`${all} without its link`, { start, end: start + all.length, by: words })]
        : [];
    });
    return [...placeholders, ...links, ...lost];
  });
