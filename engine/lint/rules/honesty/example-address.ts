import { type Finding, nameOf, type Path } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** No address leads to a host that is reserved for examples and tests. The hint in an empty field may. */
export const exampleAddress: Rule = {
  id: "example-address",
  severity: "warning",
  why: "Hosts such as example.com are kept free for examples (RFC 2606 and 6761): nobody can receive mail there, and no page of yours is behind them. A buyer who asks for a refund at such an address gets no answer, and one who follows the link to the account gets nowhere.",
  wrong: "product: { name: Example, support: help@example.com }",
  right: "product: { name: Example, support: help@my.internal }",
  *check({ definition }) {
    yield* addressesIn(definition, []);
  },
};

function* addressesIn(value: unknown, path: Path): Iterable<Finding> {
  if (typeof value === "string") {
    // Here a host is written alone, without the characters that mark an address elsewhere.
    const host =
      (path[0] === "hosts" ? ownHost : addressHost).exec(value)?.groups?.host ?? linkToGap.exec(value)?.groups?.host;
    if (host)
      yield {
        message: `${nameOf(path)} leads to ${host}, which ${gap.test(host) ? "holds the place of your own" : "is kept free for examples"}: nobody is there. Write an address of your own.`,
        path,
        excerpt: host,
      };
  } else if (typeof value === "object" && value !== null)
    // An example of how to write an address should lead nowhere.
    for (const [key, entry] of Object.entries(value))
      if (!/placeholder$/i.test(key)) yield* addressesIn(entry, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** What examples, Italian ones too, call a host of one's own. */
const gap = /(?:^|\.)(?:(?:il)?(?:tuo|vostro|mio)-?(?:dominio|sito)|dominio|your-?\p{L}+)\./iu;

/** An address as a whole; in a sentence, a name such as this is the finding of another rule. */
const linkToGap =
  /^(?:https?:\/\/|mailto:[^\s@]+@)(?<host>(?:[a-z0-9-]+\.)*your-?(?:domain|site|website|company)\.(?:com|net|org))(?![\w-]|\.\w)/i;

const reserved = String.raw`(?<host>(?:[a-z0-9-]+\.)*(?:example\.(?:com|net|org)|(?:(?:il)?(?:tuo|vostro|mio)-?(?:dominio|sito)|dominio)\.(?:it|com)|[a-z0-9-]+\.(?:example|invalid|test)))(?![\w-]|\.\w)`;
const addressHost = new RegExp(String.raw`(?:@|:\/\/)${reserved}`, "i");
const ownHost = new RegExp(`^${reserved}`, "i");
