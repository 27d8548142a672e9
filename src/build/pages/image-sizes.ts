import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";

/**
 * Adds to a page the sizes of those pictures whose markup asks for it by `data-sized`, read from the files themselves: the
 * browser then keeps their place free, so that nothing moves when they come.
 *
 * @param folder the client's folder, from which the page has its pictures
 */
export function withImageSizes(html: string, folder: string): string {
  return html.replace(/<img (?=[^>]*data-sized)[^>]*>/g, (tag) => {
    const [, file] = / src="\/([^"]+)"/.exec(tag) ?? [];
    const { width, height } = file === undefined ? {} : sizeOf(join(folder, file));
    if (!width || !height) return tag;
    const shown = Number(/ height="(\d+)"/.exec(tag)?.[1] ?? height);
    const rest = tag.slice("<img ".length).replace(/ height="\d+"/, "");
    return `<img width="${Math.round((width / height) * shown)}" height="${Math.round(shown)}" ${rest}`;
  });
}

/** In pixels; empty for a file that says none, as a drawing may. */
function sizeOf(file: string): { readonly width?: number; readonly height?: number } {
  try {
    return imageSize(readFileSync(file));
  } catch {
    return {};
  }
}
