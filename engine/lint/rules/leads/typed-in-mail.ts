import { contactPart, fieldsOf, fieldWith } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import type { CopyUse } from "../../copy-uses.ts";
import type { Rule } from "../../rule.ts";

/** A mail to visitors says no words that anybody has typed. */
export const typedInMail: Rule = {
  id: "typed-in-mail",
  severity: "warning",
  why: "Anybody can type anybody's address. A mail that repeats what was typed beside it could be sent to strangers with an advertisement in it, in your name. So the mail of `lead` leaves out what is typed in fields for text, numbers of phones and addresses, what an address says, and consents; a name stands in it if it is nothing but one to four words, without points and digits. Numbers, days, lists and what was chosen are shown.",
  wrong: 'body: "Hello {first-name}, here is your plan."',
  right: 'body: "Hello {name|there}, here is your plan."',
  *check(context) {
    const typed = typedFields(context);
    const read = context.uses.filter(isRead(context));
    for (const use of read) {
      const { name, fallback, path, excerpt } = use;
      if (name === "name" && fallback === undefined) {
        const message =
          "The mail leaves {name} out where it is more than a few words of letters, such as “J. Doe”. Write what stands there then: {name|there}";
        yield { message, path, excerpt };
      }
      if (name.startsWith("query.") && path[0] === "lead") {
        const message = `The mail never shows {${name}}, but always the words behind the bar: what an address says is kept in the browser alone. Write those words, or ask for it in a list.`;
        yield { message, path, excerpt };
      }
      const part = typed.get(name);
      if (part === undefined || (path[0] === "outcomes" && fallback !== undefined)) continue;
      const way =
        part === "name"
          ? "Write {name|…}, which shows it if it is nothing but a name"
          : "Take it out, or ask for it in a list or as a number";
      const message = `The mail never shows {${name}}: what visitors type goes into no mail, because anybody can type anybody's address and words of their own. ${way}.`;
      yield { message, path, excerpt };
    }
  },
};

/** What the mail says: its own placeholders, and those of the outcomes whose texts it shows. */
function isRead({ uses }: LintContext): (use: CopyUse) => boolean {
  const isInMail = ({ kind, path }: CopyUse) => kind === "placeholder" && path[0] === "lead";
  const shown = uses.filter(isInMail).map(({ name }) => name);
  return (use) =>
    isInMail(use) ||
    (use.kind === "placeholder" && use.path[0] === "outcomes" && shown.includes(`outcome.${use.path.at(-1)}`));
}

/** Fields whose words a mail leaves out, by the names that texts have for them, with the part that each is of a contact. */
function typedFields({ definition: { steps } }: LintContext): ReadonlyMap<string, string> {
  const fields = Object.values(steps).flatMap(fieldsOf);
  const words = fields.filter((field) =>
    [
      fieldWith("givesText", field),
      fieldWith("givesPhone", field),
      fieldWith("givesEmail", field),
      fieldWith("givesFile", field),
      fieldWith("givesConsent", field),
    ].some(Boolean),
  );
  return new Map([
    ["phone", "phone"],
    ...words
      .map((field) => [field.id, contactPart(field) ?? "words"] as const)
      .filter(([id]) => id !== "name" && id !== "email"),
  ]);
}
