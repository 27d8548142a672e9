/** A phone number as the whole world dials it, if it is written as within the country of the funnel; undefined if it is not. */
export function numberAbroad(text: string, language: string): string | undefined {
  const american = americanNumber(text, language);
  if (american !== undefined) return american;
  const [, mobile] = /^(?:tel:)?\s*0?([6-9]\d{4}[ -]?\d{5})$/i.exec(text) ?? [];
  if (mobile !== undefined && /-IN$/.test(language)) return `+91${mobile.replace(/\D/g, "")}`;
  if (/^it(?:-IT)?$/.test(language)) return italianNumber(text);
  const code = codes.get(/-([A-Z]{2})$/.exec(language)?.[1] ?? "");
  // Free and dear numbers have other forms abroad, or none.
  const [, number = ""] = /^(?:tel:)?\s*(\(?0[ ()]*(?![89]00)[1-9][\d ()./-]*)$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, "").slice(1);
  return code !== undefined && digits.length >= fewest ? `+${code}${digits}` : undefined;
}

/** With less than that, part of the number is missing, or it is a short one that cannot be reached from abroad. */
const fewest = 8;

/** `+16145550142` for `(614) 555-0142`. */
function americanNumber(text: string, language: string): string | undefined {
  const [, area, exchange, line] =
    /^(?:tel:)?\s*(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]*([2-9]\d{2})[ .-]*(\d{4})$/i.exec(text) ?? [];
  return area !== undefined && /^en(?:-US|-CA)?$/.test(language) ? `+1${area}${exchange}${line}` : undefined;
}

/** `+39055123456` for `055 123456`: Italian numbers keep their zero, and those of mobiles have none. */
function italianNumber(text: string): string | undefined {
  const [, number = ""] = /^(?:tel:)?\s*((?:0[1-9]|3\d)[\d ./-]*)$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, "");
  return digits.length > fewest ? `+39${digits}` : undefined;
}

/** The codes of countries in which the zero before a number belongs to calls within it, and is left out from abroad. */
const codes: ReadonlyMap<string, number> = new Map([
  ...([
    ["AT", 43],
    ["AU", 61],
    ["BE", 32],
    ["CH", 41],
    ["DE", 49],
    ["FR", 33],
    ["GB", 44],
  ] as const),
  ...([
    ["IE", 353],
    ["IN", 91],
    ["NL", 31],
    ["NZ", 64],
    ["SE", 46],
    ["TR", 90],
    ["ZA", 27],
  ] as const),
]);
