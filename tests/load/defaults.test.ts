import { describe, expect, it, test } from "vitest";
import { definition } from "../definition.ts";

const funnel = definition(`
start: pick
plans: { weekly: { name: Weekly, price: 5, currency: USD, period: 1 week } }
tracking: { pixels: { facebook: "1" } }
steps:
  pick: { type: multi-select, path: /pick, question: Which?, options: [A, B], button: Next, next: contact }
  contact:
    type: contact
    path: /contact
    heading: Where to?
    email: { label: E-mail }
    phone: { label: Phone }
    benefits: [A plan]
    button: Send
    consent: I agree.
    next: offer
  thanks: { type: receipt, path: /thanks, heading: Paid, ready: Ready, activate: Go, failed: Not ready, support: Help }
  offer:
    type: offer
    path: /offer
    paid: thanks
    sections: [{ type: plans, heading: Plans, plans: [weekly], default: weekly }, { type: button, text: Buy, action: next }]
`);

describe("a default", () => {
  it("is filled in at the root, and below what is filled in", () => {
    expect(funnel).toMatchObject({ entry: "open", facts: {}, scales: {}, outcomes: [], theme: { radius: 16 } });
    expect(funnel.texts?.shell?.back).toBe("Back");
    expect(funnel.tracking).toEqual({ pixels: { facebook: "1" }, consent: "required", events: [] });
  });

  it("is filled in below the variant of a step and of a section", () => {
    expect(funnel.steps.pick).toMatchObject({ min: 1, layout: "list" });
    expect(funnel.steps.contact).toMatchObject({ mode: "email", phone: { country: "us", preferred: [] } });
    expect(funnel.steps.offer).toMatchObject({ sections: [{ perDay: "per day" }, {}] });
  });

  it("that stands beside a reference counts for that key", () => {
    expect(funnel.steps.thanks).toMatchObject({ activatePath: "/activate-account" });
    expect(funnel.steps.thanks).not.toHaveProperty("back");
  });

  it("is not filled in where the whole group is left out", () => {
    expect(funnel).not.toHaveProperty("legal");
    expect(funnel.steps.pick).not.toHaveProperty("max");
  });
});

describe("the engine's own sentences", () => {
  const inLanguage = (language: string, texts = "{}") =>
    definition(`
language: ${language}
texts: ${texts}
start: end
steps: { end: { type: offer, path: /end, sections: [{ type: text, text: Fin }] } }
`).texts;

  it("come in the language of the definition where the author wrote none", () => {
    const { shell, checkout, every } = inLanguage("fr");
    expect(shell).toMatchObject({ back: "Retour", dismiss: "Fermer" });
    expect(checkout.terms).toContain("Prochain prélèvement\u00a0: {plan.renews.price} le {plan.nextCharge}");
    expect(every.several).toBe("par période de {period}");
  });

  it("come in it for what a step leaves out, too", () => {
    const wheel = (language: string, won = "") => {
      const { steps } = definition(`
language: ${language}
start: end
steps:
  end:
    type: offer
    path: /end
    wheel: { heading: a, button: b, claim: c, ${won} segments: [{ id: x, label: x }, { id: "y", label: "y" }], outcome: x }
    sections: [{ type: text, text: d }]
`);
      const { end } = steps;
      return end?.type === "offer" ? end.wheel : undefined;
    };
    expect(wheel("de-AT")).toMatchObject({ won: "Herzlichen Glückwunsch", leave: "Weiter", lasts: "10 min" });
    expect(wheel("de-AT", "won: Gewonnen!,")).toMatchObject({ won: "Gewonnen!", leave: "Weiter" });
    expect(wheel("cs")).toMatchObject({ won: "Congratulations", leave: "Continue" });
  });

  it("give way to the author's, sentence by sentence", () => {
    const { shell, offer } = inLanguage("fr", "{ shell: { back: Précédent } }");
    expect(shell).toMatchObject({ back: "Précédent", dismiss: "Fermer" });
    expect(offer.close).toBe("Fermer");
  });

  it("of a region are those of its language", () => expect(inLanguage("pt-BR").shell.back).toBe("Voltar"));

  it("are English where the engine does not speak the language", () => {
    expect(inLanguage("cs")).toEqual(inLanguage("en"));
    expect(inLanguage("cs").shell.back).toBe("Back");
  });
});

test.each([
  ["pl", "pl"],
  ["pt", "br"],
  ["pt-PT", "pt"],
  ["en", "us"],
  ["en-GB", "gb"],
  ["da", "dk"],
  ["zh-Hant-TW", "tw"],
  ["eo", "us"],
  ["es-419", "us"],
])("a phone number in a funnel in %s is one of %s, where the definition names no country", (language, country) => {
  const { steps } = definition(`
language: ${language}
start: call
legal: { title: Law, tabs: [{ id: privacy, label: Privacy, purpose: privacy, text: Ours }] }
steps:
  call:
    type: form
    path: /
    heading: Your number
    fields: [{ id: mobile, type: phone, label: Number, contact: true }]
    consent: We call once. [Privacy](legal:privacy)
    button: Call me
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }] }
`);
  expect(steps.call).toMatchObject({ fields: [{ country }] });
});
