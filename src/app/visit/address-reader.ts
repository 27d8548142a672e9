import { addressText } from "../../../engine/copy/index.ts";

/**
 * Reads what texts show of the address that a visitor came with, and what addresses hand on of it. It is kept in the
 * session's storage: later steps and a reload show it, a later visit from another address does not.
 *
 * @param id of the funnel
 * @param names of the parameters
 * @returns what reads the query of an address: texts by placeholder, and as given behind `given.`
 */
export function addressReader(id: string, names: readonly string[]) {
  const key = `${id}:address`;
  let kept: Readonly<Record<string, string>> = {};
  return (search: string): Readonly<Record<string, string>> => {
    const given = new URLSearchParams(search);
    try {
      kept = { ...JSON.parse(sessionStorage.getItem(key) ?? "{}") };
    } catch {
      // Disabled, or written by something else: this page still knows.
    }
    kept = Object.fromEntries(
      names.flatMap((name) => {
        const placeholder = `query.${name}`;
        const whole = String(given.get(name) ?? kept[`given.${placeholder}`] ?? "");
        const text = addressText(whole);
        return [
          ...(whole && whole.length <= longest ? [[`given.${placeholder}`, whole]] : []),
          ...(text === undefined ? [] : [[placeholder, text]]),
        ];
      }),
    );
    try {
      if (Object.keys(kept).length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
      else sessionStorage.removeItem(key);
    } catch {
      // The same.
    }
    return kept;
  };
}

/** The longest parameter that is handed on, in characters. */
const longest = 200;
