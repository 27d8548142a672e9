import { expect, test } from "vitest";
import { checkFunnel } from "../../check/index.ts";

/** Asks for an e-mail address, and leads to another page from a button. */
const funnel = ({ to = "", words = "", said = "", field = "", product = "support: help@own.internal" }) => `id: f
language: en
start: you
product: { name: Own, ${product} }
steps:
  you:
    type: form
    path: /
    heading: Who are you?
    fields: [{ id: mail, type: email, label: E-mail, hint: "${said}"${field} }]
    ${field && 'consent: "We write once. See our [privacy policy](legal:privacy)."'}
    button: Go on
    next: done
  done:
    type: end
    path: /done
    sections: [{ type: heading, text: Thanks }, { type: text, text: "${words || "Bye"}" }]
    button: { text: Book, to: "${to || "https://cal.internal/"}" }
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: We keep it. }] }
`;

const told = (of: Parameters<typeof funnel>[0]) =>
  checkFunnel("f.yaml", () => ({ text: funnel(of).replace(', hint: ""', "") }))
    .problems.filter(({ rule }) => /contact/.test(rule ?? ""))
    .map(({ rule, message }) => `${rule}: ${message}`);

const contact = ", contact: true";
const said = "We never share your address.";
const to = "https://cal.else.internal/?m={mail}";

test("whoever is handed an address has a privacy text linked, and the address is not sent to nobody", () => {
  expect(told({})).toEqual([expect.stringContaining("unsent-contact: ")]);
  const unlinked = expect.stringContaining(
    'contact-without-privacy-link: Step "done", "button.to" hands {mail} on to cal.else.internal, but no page links',
  );
  expect(told({ to })).toEqual([unlinked]);
  expect(told({ to, words: "See our [privacy policy](legal:privacy)." })).toEqual([]);
  expect(told({ to, field: contact })).toEqual([]);
});

test("a contact that is never shared is handed on to no page of somebody else", () => {
  const broken = (host: string, where: string) => [
    `shared-contact: This says "never share", but ${where} hands {mail} on to ${host}. Say so, or take it out of that address.`,
  ];
  const given = { said, field: contact };
  expect(told({ ...given, to })).toEqual(broken("cal.else.internal", 'Step "done", "button.to"'));
  const words = "Look [here](https://else.example/?m={mail|a b}).";
  expect(told({ ...given, words })).toEqual(broken("else.example", 'Step "done", section 2, "text"'));
});

test.each([
  ["hands on nothing", { to: "https://else.internal/?q={query.mail}" }],
  ["is a page of one's own", { to: "https://shop.own.internal/?m={mail}" }],
  ["is a page of one's app", { to: "app:/start?m={mail}", product: 'app: "https://own.example"' }],
  ["is a mail that the visitor sends", { to: "mailto:?body={mail}" }],
  ["may be one's own", { to, product: "provider: Own Ltd" }],
])("nothing is told where an address %s", (_, given) => {
  expect(told({ said, field: contact, ...given })).toEqual([]);
});
