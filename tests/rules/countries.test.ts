import { expect, it } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { frame } from "../frame.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const codes = letters.map((first) => letters.map((second) => first + second));

it("of all codes of two letters those are refused that the platform has no country for, or another code", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const isCountry = (code: string) =>
    names.of(code.toUpperCase()) !== undefined && new Intl.Locale(`und-${code}`).region?.toLowerCase() === code;
  const text = `${frame}start: contact
steps:
  contact:
    type: contact
    path: /contact
    heading: Where to?
    email: { label: Email }
    phone: { label: Phone, country: de, preferred: PREFERRED }
    benefits: [Your result]
    button: Send
    consent: We send you your result.
    next: end
  end: { type: offer, path: /end, sections: [{ type: heading, text: Thanks }] }
`;
  const refused = codes.flatMap((group) => {
    const { problems } = checkFunnel("test.yaml", () => ({ text: text.replace("PREFERRED", JSON.stringify(group)) }));
    return problems.filter(({ rule }) => rule === "unknown-country").map(({ path }) => group[Number(path.at(-1))]);
  });
  expect(refused.length).toBeGreaterThan(300);
  expect(refused).toEqual(codes.flat().filter((code) => !isCountry(code)));
});
