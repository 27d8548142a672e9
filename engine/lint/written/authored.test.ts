import { expect, test } from "vitest";
import { frame } from "../../../tests/frame.ts";
import { engineLanguages, openDefinition, readDefinition } from "../../load/index.ts";
import { contextOf } from "../context.ts";
import { rules } from "../rules/index.ts";

/** Sells a plan that renews, with all that the engine says of its own about it. */
const shop = `${frame}start: end
plans: { p: { name: P, price: 7, currency: EUR, period: 1 month, renews: { price: 9, every: 1 month } } }
steps:
  end: { type: offer, path: /end, sections: [{ type: plans, heading: P, plans: [p], default: p }] }
`;

test.each([...engineLanguages, "en", "fi"])(
  "no rule says more where it reads the engine's own texts too, in %s",
  (language) => {
    const text = shop.replace("language: en", `language: ${language}`);
    const { definition, problems } = openDefinition(readDefinition("test.yaml", () => ({ text })));
    if (!definition) throw new Error(problems[0]?.message);
    const context = contextOf(definition, new Map(), { today: "2026-06-30" });
    expect(context.authored.length).toBeLessThan(context.copy.length / 10);
    const told = (authored: typeof context.authored) =>
      rules.flatMap((rule) => [...rule.check({ ...context, authored }, [])].map(({ path }) => [rule.id, path]));
    expect(told(context.copy)).toEqual(told(context.authored));
  },
);
