import { nameOf, type Path } from "../../../problem/index.ts";
import { leavesContact } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";
import { contactsHandedOn, isOwn } from "../../stated/contacts-handed-on.ts";
import { inAll, sentenceAt } from "../../words/index.ts";

/** Nothing is said to be shared with nobody that an advertising service or a page elsewhere is told of. */
export const sharedContact: Rule = {
  id: "shared-contact",
  severity: "warning",
  why: "With a pixel of the social network, the server reports purchases to its Conversions API, and with each, once the visitor has agreed, the buyer's address and number as a hash, by which the network finds the account. “Never shared” beside the field is then untrue. It is untrue, too, where the address of a button hands the contact on to a page of somebody else, such as a calendar. Say what happens with the contact, or remove the pixel or the placeholder.",
  wrong: "email: { label: Email, reassurance: Your address is never shared. }",
  right: "email: { label: Email, reassurance: We write once a week. }",
  *check(context) {
    const { definition, copy } = context;
    const isReported = definition.tracking?.pixels?.facebook !== undefined;
    const handed = contactsHandedOn(context).find(
      ({ host }) => host !== undefined && isOwn(host, definition) === false,
    );
    if (!isReported && handed === undefined) return;
    for (const { text, path } of copy) {
      const step = path[0] === "steps" ? definition.steps[String(path[1])] : undefined;
      const found = step && leavesContact(step) ? pattern.exec(text) : null;
      if (!found) continue;
      const [excerpt] = found;
      if (sells.test(excerpt) && !isAboutContact(text, found.index, path)) continue;
      yield {
        message:
          isReported || handed === undefined
            ? `This says "${excerpt}", but purchases are reported to an advertising service with the buyer's address as a hash. Say so, or remove the pixel under "tracking".`
            : `This says "${excerpt}", but ${nameOf(handed.path)} hands {${handed.name}} on to ${handed.host}. Say so, or take it out of that address.`,
        path,
        excerpt,
      };
    }
  },
};

/** Whoever is told not to sell too early sells something else than their address. */
const sells = new RegExp(String.raw`(?<!\p{L})${inAll("selling")}`, "iu");

/** Whether a sentence names what was given, or stands right beside it. */
function isAboutContact(text: string, index: number, path: Path): boolean {
  const { before, rest } = sentenceAt(text, index);
  return ["reassurance", "consent"].includes(String(path.at(-1))) || given.test(before + rest);
}

const given = new RegExp(String.raw`(?<!\p{L})${inAll("contact")}(?:\p{Ll}{0,3}(?!\p{L}))`, "iu");

const pattern = new RegExp(inAll("neverShared"), "iu");
