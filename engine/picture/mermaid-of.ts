import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type PictureOptions, pictureOf } from "./picture.ts";

/** A funnel as the text of a Mermaid flow chart; ways back are dotted. */
export function mermaidOf(definition: FunnelDefinition, options?: PictureOptions): string {
  const { id, steps, ways } = pictureOf(definition, options);
  // Nodes are named by position: a step id such as "end" would be read as a Mermaid keyword.
  const names = new Map(steps.map((step, index) => [step.id, `step${index}`]));
  const lines = [
    ...steps.map(({ id, type, headline, isStart, isEnd, count }) => {
      const [open, close] = isStart || isEnd ? ["([", "])"] : ["[", "]"];
      // A step of the type that is named like its role says it once.
      const roles = new Set([...(isStart ? ["start"] : isEnd ? ["end"] : []), type]);
      const words = [`${quoted(id)} (${[...roles].map(quoted).join(", ")})`, quoted(headline)]
        .concat(count ? quoted(count.words) : [])
        .join("<br/>");
      return `${names.get(id)}${open}"${words}"${close}`;
    }),
    ...ways.map(({ from, to, kind, label }) => {
      const line = kind === "back" ? "-.->" : "-->";
      return `${names.get(from)} ${line}${label && `|"${quoted(label)}"|`} ${names.get(to)}`;
    }),
  ];
  return ["---", `title: ${JSON.stringify(id)}`, "---", "flowchart TD", ...lines.map((line) => `  ${line}`), ""].join(
    "\n",
  );
}

/**
 * Escapes everything except letters, digits and the plainest punctuation as Mermaid character codes, and also what
 * would begin a list.
 */
function quoted(text: string): string {
  return text.replace(
    /^[-+]|(?<=^\d+)\.|[^\p{L}\p{M}\p{N} .,:?!'’“”…+$€£%/()-]/gu,
    (sign) => `#${sign.codePointAt(0)};`,
  );
}
