import { suggestion } from "../../../problem/index.ts";
import { fieldWith, stepWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** Countries of a phone field are named by their codes. */
export const unknownCountry: Rule = {
  id: "unknown-country",
  severity: "error",
  holdsInPart: true,
  why: "The phone field offers a country by its two-letter code (ISO 3166-1). A code that no country has is left out without a word: visitors from there begin with another country's number, and their numbers are refused or wrong.",
  wrong: "phone: { label: Phone, country: uk, preferred: [de, xx, us] }",
  right: "phone: { label: Phone, country: gb, preferred: [de, us] }",
  *check({ definition }) {
    const steps = Object.entries(definition.steps).map(([id, step]) => ({
      phone: stepWith("leavesContact", step)?.phone,
      path: ["steps", id, "phone"],
    }));
    const fields = placedFields(definition).map(({ field, path }) => ({ phone: fieldWith("givesPhone", field), path }));
    for (const { phone, path: at } of [...steps, ...fields]) {
      if (!phone) continue;
      const { country, preferred } = phone;
      const named = [
        { code: country, path: [...at, "country"] },
        ...preferred.map((code, index) => ({ code, path: [...at, "preferred", index] })),
      ];
      for (const { code, path } of named) {
        if (countries.has(code)) continue;
        const meant = new Intl.Locale(`und-${code}`).region?.toLowerCase() ?? code;
        if (meant === code && nameOf(code) !== undefined) continue;
        const { sentence, suggest } = suggestion(meant === code ? null : meant);
        const message = `No country has the code "${code}".${sentence} Codes are those of ISO 3166-1, such as us or de.`;
        yield { message, path, suggest };
      }
    }
  },
};

const nameOf = (code: string) =>
  new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code.toUpperCase());

/**
 * The countries of ISO 3166-1. Intl also knows later additions and old codes, but takes ten milliseconds to load. A
 * check only asks it when a code is not in this list.
 */
const countries: ReadonlySet<string> = new Set(
  `
ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz
ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo
fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je
jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo
mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw
py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm
tn to tr tt tv tw tz ua ug um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
`
    .trim()
    .split(/\s/),
);
