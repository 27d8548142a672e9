/** Longer texts are named by their fingerprint, so that no overlay holds a legal text twice. */
const longest = 400;

/** How an overlay names the text that it translates: the text itself, or `fingerprint:8c2f01ab` for a long one. */
export function fingerprint(text: string): string {
  return text.length <= longest ? text : `fingerprint:${fnv1a(text)}`;
}

/** The 32-bit FNV-1a hash over a text's UTF-16 units. It tells that a text was changed; it protects nothing. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
