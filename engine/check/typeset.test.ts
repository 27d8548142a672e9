import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { sectionsOf } from "../traits/index.ts";
import { typeset } from "./index.ts";

/** A text as visitors get it, with a visible sign in place of each no-break space and each mark of direction. */
function shown(text: string, language = "en"): string {
  const { steps } = typeset(
    definition(`
language: ${language}
start: end
lint: { allow: [] }
facts: { share: { value: 40, source: "https://source.internal" } }
steps:
  end: { type: end, path: /, sections: [{ type: heading, text: Thanks }, { type: text, text: ${JSON.stringify(text)} }] }
`),
  );
  const [, section] = Object.values(steps).flatMap(sectionsOf);
  return String(section && "text" in section && section.text).replace(
    /[\u00a0\u200f\u2060\u2066\u2068\u2069]/g,
    (mark) => visible[mark] ?? "",
  );
}

const visible: Readonly<Record<string, string>> = {
  "\u00a0": "_",
  "\u200f": "‹rtl›",
  "\u2060": "‹join›",
  "\u2066": "‹ltr:",
  "\u2068": "‹own:",
  "\u2069": "›",
};

test.each([
  ["40 % of 20 € and 30 zł", "40_% of 20_€ and 30_zł"],
  ["{facts.share} % of them", "{facts.share}_% of them"],
  ["« Oui » and 5 zlotys", "«_Oui_» and 5 zlotys"],
  ["How ? So : a line", "How ? So : a line"],
  ["Call +44 (20) 7946 0958 or +1 202-555-0142 now", "Call +44_(20)_7946_0958 or +1_202-555-0142 now"],
  ["Dial (202) 555-0142 on 24 12", "Dial (202)_555-0142 on 24 12"],
  ["1 500 to 14 000 kWh, 92 öre/kWh, 1 000 000 l", "1_500 to 14_000_kWh, 92_öre/kWh, 1_000_000_l"],
  [
    "In 2026 150 of B2 300, 24 1200, 0.5 250, 3 months, 20 °C, {facts.share} kg, 7 l’anno",
    "In 2026 150 of B2 300, 24 1200, 0.5 250, 3 months, 20_°C, {facts.share}_kg, 7 l’anno",
  ],
  [
    "Until 9 pm, from 10 a.m.: 2 lakh pupils, ₹10 crores, Rs. 500 or Rs 1,000/-",
    "Until 9_pm, from 10_a.m.: 2_lakh pupils, ₹10_crores, Rs._500 or Rs_1,000/-",
  ],
  [
    "A bed of 60 × 80 in for 700 lb, 5 ft high, 140 °F, 4 × 4 trucks, 2 × as long, 5 in a row",
    "A bed of 60_×_80_in for 700_lb, 5_ft high, 140_°F, 4_×_4 trucks, 2 × as long, 5 in a row",
  ],
  ["Call 098765 43210, 98765 43210 or 1800 123 4567", "Call 098765_43210, 98765_43210 or 1800_123_4567"],
  [
    "At 9 amber, 2 lakhpatis, PRs 5, 20000 30000, 1900 to 1950",
    "At 9 amber, 2 lakhpatis, PRs 5, 20000 30000, 1900 to 1950",
  ],
  ["A1+ 20 of 5 + 3 4 (200) 12 ways", "A1+ 20 of 5 + 3 4 (200) 12 ways"],
])("%s has its signs where their numbers are", (text, tied) => {
  expect(shown(text)).toBe(tied);
});

test.each([
  ["Pourquoi ? Voici : « rien » !", "Pourquoi_? Voici_: «_rien_»_!"],
  ["(**Quoi ?**) ?a=b", "(**Quoi_?**) ?a=b"],
  ["De 18 h à 18 h 30, n° 1 en 24 h", "De 18_h à 18_h_30, n°_1 en 24_h"],
  [
    "Voulez-vous ? Qu’y a-t-il ? Dites-le-nous, celui-ci",
    "Voulez-‹join›vous_? Qu’y a-‹join›t-‹join›il_? Dites-‹join›le-‹join›nous, celui-‹join›ci",
  ],
  [
    "Sud-Ouest, rendez-vous-là, [dis-le](https://dites-nous.internal), dites-nous@ici.internal, {facts.share|dis-le}",
    "Sud-Ouest, rendez-‹join›vous-‹join›là, [dis-‹join›le](https://dites-nous.internal), dites-nous@ici.internal, {facts.share|dis-le}",
  ],
])("in French, %s has its marks where their words are", (text, tied) => {
  expect(shown(text, "fr")).toBe(tied);
});

test("in Portuguese, a pronoun stays with the verb that it is joined to", () => {
  expect(shown("Escrevemos-lhe e diz-nos, dar-lhe-ia, comprá-la, guarda-chuva, {facts.share|diz-me}", "pt-PT")).toBe(
    "Escrevemos-‹join›lhe e diz-‹join›nos, dar-‹join›lhe-ia, comprá-‹join›la, guarda-chuva, {facts.share|diz-me}",
  );
});

test("in Polish no line ends with a word of one letter", () => {
  expect(shown("Jak możemy się z Panią lub w domu i w pracy", "pl")).toBe(
    "Jak możemy się z_Panią lub w_domu i_w_pracy",
  );
  expect(shown("W domu (o czasie)", "pl")).toBe("W_domu (o_czasie)");
});

test("no line begins with a dash, or with a dot that parts words", () => {
  expect(shown("Sleep — or not – at all, -5, a-b")).toBe("Sleep_— or not_– at all, -5, a-b");
  expect(shown("Level 5 · Adventurous • 3·4")).toBe("Level 5_· Adventurous_• 3·4");
});

test("a dash at the beginning of a heading or of an entry leaves them what they are", () => {
  expect(shown("# — Rest\n\n- – none\n* — all — of it")).toBe("# — Rest\n\n- – none\n* — all_— of it");
});

test.each([
  ["IELTS أم محادثة؟", "‹rtl›IELTS أم محادثة؟"],
  ["- A1 إلى B2.\n- ثم B2", "- ‹rtl›A1 إلى B2.\n- ثم B2"],
  ["**PDF** مجانًا", "‹rtl›**PDF** مجانًا"],
  ["{facts.share|صديقنا}، أهلًا", "‹own:{facts.share|صديقنا}›، أهلًا"],
  ["اتصل على +971 50 123 4567 الآن", "اتصل على ‹ltr:+971_50_123_4567› الآن"],
  ["من 050 123 4567 أو 6.5+ أو +20 دقيقة", "من ‹ltr:050 123 4567› أو ‹ltr:6.5+› أو ‹ltr:+20› دقيقة"],
  ["IELTS (6.5+) أو (+44 (20) 7946 0000)", "‹rtl›IELTS (‹ltr:6.5+›) أو (‹ltr:+44_(20)_7946_0000›)"],
  ["بين 5-10 في 31/3/2026 و3.5%", "بين 5-10 في 31/3/2026 و3.5%"],
  [
    "[الموقع](https://site.internal/+20) و[الاتصال](tel:+971-50-123-4567)",
    "[الموقع](https://site.internal/+20) و‹join›[الاتصال](tel:+971-50-123-4567)",
  ],
  ["{facts.share} once. Call +1 202 555 0123.", "‹own:{facts.share}› once. Call ‹ltr:+1_202_555_0123›."],
  ["{facts.share}", "{facts.share}"],
  ["+75%", "‹ltr:+75%›"],
  ["[+971 50 123 4567](tel:+971501234567)", "[‹ltr:+971_50_123_4567›](tel:+971501234567)"],
  ["خصم -20%, أو +50. أو -20 % الآن", "خصم ‹ltr:-20%›, أو ‹ltr:+50›. أو ‹ltr:-20›_% الآن"],
  ["من $49.90+ إلى -€5 أو 90%+", "من ‹ltr:$49.90+› إلى ‹ltr:-€5› أو ‹ltr:90%+›"],
  ["اتصل على 1-800-123-456 أو 1 800 123 456.", "اتصل على ‹ltr:1-800-123-456› أو ‹ltr:1_800_123_456›."],
])("from right to left, %s keeps its direction", (text, directed) => {
  expect(shown(text, "ar")).toBe(directed);
});
