import { textOn } from "./text-on.ts";

type Tone = { readonly fill: string; readonly text: string };

/** Colours of a segment: its own, or the theme's in turn, so that no two neighbours have the same. */
export function toneOf(index: number, count: number, color: string | undefined): Tone {
  if (color !== undefined) return { fill: color, text: textOn(color) };
  const isOddOneOut = count % 2 === 1 && index === count - 1;
  return isOddOneOut ? deep : index % 2 === 0 ? strong : soft;
}

const strong: Tone = { fill: "var(--accent)", text: "var(--on-accent)" };
const soft: Tone = { fill: "color-mix(in srgb, var(--accent-soft) 55%, var(--surface))", text: "var(--ink)" };
const deep: Tone = { fill: "var(--ink)", text: "var(--paper)" };
