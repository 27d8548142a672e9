import { isSamePath, nameOf } from "../../../problem/index.ts";
import { leavesContact, stepWith } from "../../../traits/index.ts";
import { legalTexts } from "../../legal-texts.ts";
import type { Rule } from "../../rule.ts";
import { contactsHandedOn } from "../../stated/contacts-handed-on.ts";

/** A page that asks for a contact, hands one on or reports visits to advertising services says so and links to the privacy text. */
export const contactWithoutPrivacyLink: Rule = {
  id: "contact-without-privacy-link",
  severity: "warning",
  why: "An e-mail address or a phone number is personal data, and so is who visited which page. The GDPR wants people to know, at the moment they give it, who gets it, what for, for how long, and how to take it back. Where an address hands them on to a page elsewhere, that is one more who gets them. The line below the button has room for a link to the text that says so, the tab with `purpose: privacy`.",
  wrong: "consent: We send you your result.",
  right: 'consent: "We send you your result. See our [privacy policy](legal:privacy)."',
  *check(context) {
    const { definition, uses } = context;
    const links = uses.filter(({ kind }) => kind === "legal");
    const names = (own: typeof links) => own.map(({ name }) => name);
    for (const [id, step] of Object.entries(definition.steps)) {
      const { consent } = stepWith("leavesContact", step) ?? stepWith("hasFields", step) ?? {};
      // Another rule reports a form that asks for a contact without small print.
      if (consent === undefined || !leavesContact(step)) continue;
      const path = ["steps", id, "consent"];
      const linked = names(links.filter((link) => isSamePath(link.path, path)));
      const { ids, wayOut } = legalTexts(definition, ["privacy"], linked);
      if (!linked.some((name) => ids.has(name)))
        yield {
          message: `Step "${id}" asks for a contact without a link to the text that says what will be done with it. ${wayOut}`,
          path,
        };
      if (!/\p{L}/u.test(consent.replace(/\[[^\]]*\]\([^)]*\)|\{[^{}]*\}/g, "")))
        yield {
          message: `The small print of step "${id}" is only a link. Say in a sentence what the contact is used for.`,
          path,
        };
    }
    const linked = names(links);
    const { ids, wayOut } = legalTexts(definition, ["privacy"], linked);
    const isLinked = linked.some((name) => ids.has(name));
    const handed = contactsHandedOn(context).find(({ host }) => host !== undefined);
    // A step that leaves a contact has been told of above.
    if (handed && !isLinked && !Object.values(definition.steps).some(leavesContact))
      yield {
        message: `${nameOf(handed.path)} hands {${handed.name}} on to ${handed.host}, but no page links to the text that says what is done with it. ${wayOut}`,
        path: handed.path,
        excerpt: handed.excerpt,
      };
    if (Object.keys(definition.tracking?.pixels ?? {}).length > 0 && !isLinked)
      yield {
        message: `Events go to advertising services, but no page links to the text that says what is done with them. ${wayOut}`,
        path: ["tracking", "pixels"],
        on: "key",
      };
  },
};
