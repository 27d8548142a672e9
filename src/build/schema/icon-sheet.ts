import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The built-in icons by topic and name, as schema/icons.json has them. */
export type Icons = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @param root folder of the project */
export const readIcons = (root: string): Icons => JSON.parse(readFileSync(join(root, "schema/icons.json"), "utf8"));

/** A picture of all built-in icons with their names, one row or more for each topic: the text of docs/icons.svg. */
export function iconSheet(icons: Icons): string {
  let y = 0;
  const rows = Object.entries(icons).flatMap(([topic, drawings]) => {
    y += 40;
    const title = `<text x="16" y="${y}" class="topic">${topic}</text>`;
    const cells = Object.entries(drawings).map(([name, path], index) => {
      const column = index % columns;
      if (column === 0) y += index === 0 ? 16 : cell.height;
      const x = 16 + column * cell.width;
      const label = `<text x="${x + cell.width / 2}" y="${y + 56}">${name}</text>`;
      return `<g transform="translate(${x + (cell.width - 36) / 2} ${y}) scale(1.5)"><path d="${path}"/></g>${label}`;
    });
    y += cell.height;
    return [title, ...cells];
  });
  const width = 32 + columns * cell.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y + 16}" viewBox="0 0 ${width} ${y + 16}">
<style>
path { fill: none; stroke: #16262b; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
text { fill: #16262b; font: 12px system-ui, sans-serif; text-anchor: middle; }
.topic { font-weight: 700; font-size: 15px; text-anchor: start; }
</style>
<rect width="100%" height="100%" fill="#fff"/>
${rows.join("\n")}
</svg>
`;
}

const columns = 8;
const cell = { width: 108, height: 80 };
