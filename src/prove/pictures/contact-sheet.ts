/** A picture of a step, in a file beside the sheet. */
export type Picture = {
  readonly file: string;
  readonly step: string;
  /** Where the step stands in the flow, from 0. */
  readonly place: number;
  readonly language: string;
  /** What some visitors see there, and the first one did not. */
  readonly sight?: string;
  /** Of the page, in pixels. */
  readonly width: number;
};

/** A page with the pictures of all steps in the order of the flow, each language in a row of its own, as HTML. */
export function contactSheet(funnel: string, shots: readonly Picture[]): string {
  const steps = [...new Map([...shots].sort((a, b) => a.place - b.place).map(({ step, place }) => [step, place]))];
  const languages = [...new Set(shots.map(({ language }) => language))];
  const rows = steps.map(([step, place]) => {
    const lines = languages.map((language) => {
      const own = shots.filter((shot) => shot.step === step && shot.language === language);
      const pictures = own
        .sort((a, b) => (a.sight ?? "").localeCompare(b.sight ?? "") || a.width - b.width)
        .map(
          ({ file, width, sight = step }) =>
            `<a href="${file}"><img src="${file}" alt="${sight}, ${language}, ${width} px wide" width="${Math.round(width / 3)}" loading="lazy"></a>`,
        );
      return `<div lang="${language}">${languages.length > 1 ? `<small>${language}</small>` : ""}${pictures.join("")}</div>`;
    });
    return `<section><h2>${place + 1}. ${step}</h2>${lines.join("")}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${funnel}: every step</title>
<style>
body { margin: 24px; background: #eceef1; color: #1b2430; font: 15px/1.5 system-ui, sans-serif }
h2 { margin: 24px 0 8px; font-size: 1rem }
div { display: flex; align-items: flex-start; gap: 16px; margin-bottom: 16px }
small { width: 3em }
img { display: block; border: 1px solid #ccd; background: #fff }
</style>
<h1>${funnel}</h1>
${rows.join("\n")}
</html>
`;
}
