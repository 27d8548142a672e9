/** The flag of a country as an emoji if the device can draw flags, else its two-letter code. Browser only. */
export function Flag({ of: iso2 }: { readonly of: string }) {
  drawn ??= drawsFlags();
  return <span aria-hidden="true">{drawn ? flag(iso2) : iso2.toUpperCase()}</span>;
}

let drawn: boolean | undefined;

const flag = (iso2: string): string =>
  iso2.toUpperCase().replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65));

/** Whether the two characters of a flag render as one picture. Windows shows letters, bare Linux empty boxes. */
function drawsFlags(): boolean {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return false;
  return canvas.measureText(flag("us")).width < 1.5 * canvas.measureText(flag("u")).width;
}
