import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { escapeMarkup } from "../../../engine/copy/index.ts";
import { screenTemplates, variantTemplates } from "../../kernel/index.ts";
import type { BuiltStyles } from "../styles/index.ts";
import { pageModules } from "./files.ts";
import { pageHeadMark, titleMark } from "./head.ts";
import { withHeldPart } from "./held-part.ts";
import { withImageSizes } from "./image-sizes.ts";
import { type Searched, searchTags, writeSearchFiles } from "./search.ts";

/** What the client build wrote, by file name. */
export type Bundle = Map<string, { fileName: string; moduleIds: string[]; imports: string[]; isEntry: boolean }>;

type Server = typeof import("../../app/entry-server.ts");
type Site = Searched & {
  readonly clientDir: string;
  readonly serverDir: string;
  readonly bundle: Bundle;
  readonly styles: BuiltStyles;
};

/**
 * Writes a finished page for every path, 404.html and the files for search engines into the client's folder.
 *
 * @returns the pages by path
 */
export async function pagesOf({
  clientDir,
  serverDir,
  bundle,
  styles: built,
  ...funnel
}: Site): Promise<Readonly<Record<string, string>>> {
  const { paths, renderPage }: Server = await import(pathToFileURL(join(serverDir, "entry-server.js")).href);
  const template = readFileSync(join(clientDir, "index.html"), "utf8");
  const [entry = ""] = entryTag.exec(template) ?? [];
  const { id, version, hosts, theme } = funnel.definition;
  const about = { id, version, legacy: hosts?.legacy ?? [] };
  const write = async (path: string, file: string) => {
    const drawn = async (far: number) => {
      const drawing = built.inPage(await renderPage(path, far));
      const { html, styles, title, screens, changing, variants } = drawing;
      const preload = preloads(bundle, pageModules(funnel.definition, path))
        .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
        .join("");
      const page = template
        .replace(entryTag, "")
        .replace(titleMark, () => escapeMarkup(title))
        .replace(pageHeadMark, () => searchTags(funnel, path, title) + styles)
        .replace(firstTag, (tag) => (changing || variants || theme.fonts ? tag : ""))
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${variantTemplates(variants)}`)
        // Inert, so that what the visitor sees comes first: the kernel fetches the code after the first paint.
        .replace(
          "<!--funnel-carried-->",
          () => `${screenTemplates(about, screens)}<template data-code>${preload}${entry}</template>`,
        );
      return {
        page: withHeldPart(withImageSizes(page, clientDir), funnel.definition, drawing),
        carries: screens.length > 1,
      };
    };
    let { page, carries } = await drawn(mostAhead);
    for (let far = mostAhead; carries && far-- > 0 && gzipSync(page).length > firstFlight; )
      ({ page, carries } = await drawn(far));
    const target = join(clientDir, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, page);
    return page;
  };
  writeSearchFiles(funnel, clientDir);
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = await write(path, join(path, "index.html"));
  return { ...pages, "/404": await write("/404", "404.html") };
}

/** Taps whose screens a page carries, if they fit. */
const mostAhead = 3;

/** What a server may send before the browser has confirmed anything: ten packets of 1,460 bytes, less some headers. */
const firstFlight = 14 * 1024;

/** The script that runs before anything is painted, and costs time until then. */
const firstTag = /<script data-first>.*?<\/script>/s;

/** The tag of the code, as Vite writes it. */
const entryTag = /<script type="module"[^>]*><\/script>/;

/** The files with some modules and everything these import, except those that the page's script tag loads. */
function preloads(bundle: Bundle, modules: readonly string[]): string[] {
  const withImports = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of bundle.get(file)?.imports ?? []) withImports(next, found);
    return found;
  };
  const chunks = [...bundle.values()];
  const entry = chunks
    .filter(({ isEntry }) => isEntry)
    .reduce((found, { fileName }) => withImports(fileName, found), new Set<string>());
  const wanted = modules.flatMap(
    (module) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))?.fileName ?? [],
  );
  const all = wanted.reduce((found, file) => withImports(file, found), new Set<string>());
  return [...all].filter((file) => !entry.has(file));
}
