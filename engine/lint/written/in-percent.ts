import { copyParts } from "../../copy/index.ts";

/** What a text shows in percent: `{share}%`, `{share} %` and, as in Turkish, `%{share}`. */
export function inPercent(text: string): readonly string[] {
  const parts = copyParts(text);
  const textAt = (at: number) => {
    const part = parts[at];
    return part && "text" in part ? part.text : "";
  };
  return parts.flatMap((part, at) =>
    "name" in part && (/^\**\s?[%٪]/u.test(textAt(at + 1)) || /(?<!\d ?)[%٪]\**$/u.test(textAt(at - 1)))
      ? part.name
      : [],
  );
}
