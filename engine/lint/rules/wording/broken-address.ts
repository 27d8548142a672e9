import { addressesIn } from "../../../load/index.ts";
import { nameOf } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** A link that begins a mail fills in what it says. */
export const brokenMail: Rule = {
  id: "broken-mail",
  severity: "warning",
  why: "A link such as mailto:help@my.internal?subject=Hello&body=Hi begins a mail. Programs leave out a part that they do not know, such as “subjet”, and one that is written twice; with & where the ? should be, the mail goes to nobody. Visitors find an empty mail, or one that comes back, and nobody hears of it.",
  wrong: "- { type: link, text: Write to us, to: mailto:help@my.internal&subject=Hello }",
  right: "- { type: link, text: Write to us, to: mailto:help@my.internal?subject=Hello }",
  *check({ authored, definition }) {
    const inTexts = authored.flatMap(({ text, path }) =>
      text.includes("](mailto:")
        ? matchesIn(text, link).map(({ groups: { to = "" } = {} }) => ({ text: to, path }))
        : [],
    );
    for (const { text, path } of [...addressesIn(definition), ...inTexts]) {
      const fault = text.startsWith("mailto:") ? faultIn(text) : undefined;
      if (fault !== undefined) yield { message: `${nameOf(path)} leads to "${text}". ${fault}`, path, excerpt: text };
    }
  },
};

const link = /\]\((?<to>mailto:[^)\s]+)\)/gu;

function faultIn(to: string): string | undefined {
  const [address = "", parts] = to.split(/\?(.*)/s);
  if (/[&=]/.test(address)) return "Before the first part stands a question mark: mailto:ADDRESS?subject=…";
  if (parts === undefined) return undefined;
  if (/&amp;/i.test(parts)) return 'Write "&" between the parts, without "amp;".';
  const names = parts.split("&").map((part) => part.split("=")[0]?.toLowerCase() ?? "");
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return `No mail has a part "${unknown}". The parts are: ${known.join(", ")}.`;
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined ? undefined : `It has the part "${twice}" twice. Take one out.`;
}

const known = ["subject", "body", "cc", "bcc", "to"];
