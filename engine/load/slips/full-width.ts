import { halfWidth, sayFullWidth } from "../../problem/index.ts";

/** What is to be written for a text with full-width characters, if it is one that fits with those of all others. */
type Meant = { readonly sentence: string; readonly suggest: string | null };

/**
 * Looks for full-width characters, which look right in a Japanese or Chinese text, where a number, a name or a sign of
 * YAML is due.
 *
 * @param isFitting whether a text is what is due
 */
export function fullWidthMeant(text: string, isFitting: (plain: string) => boolean): Meant | undefined {
  const [, value = "", note = ""] = /(.*\S)[ \u3000]+＃(.*)/su.exec(text) ?? [];
  if (isFitting(value))
    return {
      sentence: ` "＃" is a full-width character, which begins no comment. Write ${value} # ${note.trim()}.`,
      suggest: null,
    };
  const plain = halfWidth(text).trim();
  if (plain === text || !isFitting(plain)) return undefined;
  const written = plain.startsWith("#") ? JSON.stringify(plain) : plain;
  return { sentence: `${sayFullWidth(text)} Write ${written}.`, suggest: plain };
}

/** `label：Daily` for a key with a full-width colon, which makes one key of it all. */
export function colonMeant(key: string): string | undefined {
  const [, name, value] = /^([\w-]+)[\uFF1A\uFE55\uA789]\s*(.*)/su.exec(key) ?? [];
  return name === undefined ? undefined : `${name}: ${value}`;
}

/** What to do about such a key. */
export const sayColon = (meant: string): string =>
  ` It has a full-width colon in it, which is a letter to YAML. Type a colon and a space: "${meant}".`;

/** A full-width bracket at the beginning of a text, and what to type for it. */
export function bracketMeant(text: string): string | undefined {
  const [opening] = /^[［｛]/.exec(text) ?? [];
  if (opening === undefined) return undefined;
  return opening === "［"
    ? ' "［" is a full-width bracket, a letter to YAML. Type the brackets and commas again: [A, B].'
    : ' "｛" is a full-width brace, a letter to YAML. Type the braces, commas and colons again: { KEY: VALUE }.';
}
