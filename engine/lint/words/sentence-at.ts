/** The sentence around a place of a text: what is said before the place, and the rest from it on. */
export function sentenceAt(text: string, index: number): { readonly before: string; readonly rest: string } {
  return {
    before: text.slice(0, index).split(ends).at(-1) ?? "",
    rest: text.slice(index).split(ends)[0] ?? "",
  };
}

const ends = /[.!?؟。！？\n]/;
