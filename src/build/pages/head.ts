import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { direction, escapeMarkup, plainCopy } from "../../../engine/copy/index.ts";
import { globalStyle, languageStyle } from "../../../renderers/ui/layout/global-style.ts";
import { longestWord } from "../../../renderers/ui/text/longest-word.ts";
import { widthOf } from "../../../renderers/ui/text/width-of.ts";
import type { FunnelDefinition, Theme } from "../../../schema/funnel.types.ts";
import { fontFaces } from "./fonts.ts";
import type { KernelScripts } from "./kernel-scripts.ts";

/** The icon of a funnel without a logo. */
const plainIcon = join(import.meta.dirname, "plain-icon.svg");

/** Marks the place of a page's title in the template. */
export const titleMark = "<!--funnel-title-->";

/** Marks the place of a page's preloads and styles in the template. */
export const pageHeadMark = "<!--funnel-page-head-->";

/**
 * The template of all pages of a funnel. Language, description, icon, theme and the notice for browsers without scripts
 * are filled in; marks remain where pages differ.
 *
 * @param html index.html of the project
 * @param file path of the definition, to which the logo is relative
 * @param isDev whether it is for the dev server, which serves files from their source
 * @param scripts those within the page
 */
export function withHead(
  html: string,
  definition: FunnelDefinition,
  file: string,
  isDev: boolean,
  { first, early, kernel }: KernelScripts,
): string {
  const { language, theme, texts, description } = definition;
  const said = (text: string) => escapeMarkup(plainCopy(definition, text, ""));
  const head = [
    `<title>${titleMark}</title>`,
    // The first that applies counts.
    ...(theme.dark ? [`<meta name="theme-color" media="${darkly}" content="${escapeMarkup(theme.dark.paper)}">`] : []),
    `<meta name="theme-color" content="${escapeMarkup(theme.colors.paper)}">`,
    ...(description ? [`<meta name="description" content="${said(description)}">`] : []),
    `<link rel="icon" href="${escapeMarkup(addressOf(theme.logo ? resolve(dirname(file), theme.logo) : plainIcon, isDev))}">`,
    `<style>${themeCss(theme, file, isDev)}${nameCss(definition)}${baseCss}${tight(languageStyle(language))}${footerCss(definition)}${noticeCss}</style>`,
    `<script data-first>${first}</script>`,
    pageHeadMark,
  ];
  return html
    .replace('lang="en"', () => `lang="${escapeMarkup(language)}" dir="${direction(language)}"`)
    .replace("<!--funnel-head-->", () => head.join("\n    "))
    .replace("<!--funnel-footer-->", () => footerOf(definition))
    .replace("<!--funnel-early-->", () => `<script>${early}</script>`)
    .replace("<!--funnel-kernel-->", () => `<script>${kernel}</script>`)
    .replace("<!--funnel-noscript-->", () => said(texts.shell.noScript))
    .replace(
      "<!--funnel-failed-->",
      () =>
        `<div class="failed" role="alert"><p>${said(texts.shell.failed)}</p><button type="button" data-again>${said(texts.shell.again)}</button></div>`,
    );
}

/**
 * Below every page: its legal texts, the address for help, and who stands behind it. It is part of the page itself, so no
 * screen that follows another takes it along, and it needs no code but that which opens the texts.
 */
function footerOf({ product, legal }: FunnelDefinition): string {
  const texts = (legal?.tabs ?? []).flatMap(({ id, purpose, label, short = label }) =>
    purpose
      ? [
          `<button type="button" aria-haspopup="dialog" data-legal="${escapeMarkup(id)}">${escapeMarkup(short)}</button>`,
        ]
      : [],
  );
  const { support, provider } = product;
  const help = support ? [`<a href="mailto:${escapeMarkup(support)}">${escapeMarkup(support)}</a>`] : [];
  const company = provider ? [`<span>${escapeMarkup(provider)}</span>`] : [];
  const parts = [...texts, ...help, ...company];
  return parts.length > 0 ? `<footer>${parts.join("")}</footer>` : "";
}

/** Where the page has a footer: on a phone below the screen, so that the action keeps the edge; elsewhere at its foot. */
const footerCss = (definition: FunnelDefinition) => (footerOf(definition) ? footerRules : "");

// The height of one line of it, which a step that fills the screen leaves free.
const footerRules = [
  ":root{--foot:65px}",
  "body>footer{display:flex;flex-wrap:wrap;justify-content:center;gap:0 20px;padding:12px 20px calc(20px + var(--banner-height,0px));border-top:1px solid var(--line);color:var(--muted);font-size:.8125rem;view-transition-name:footer}",
  "body>footer>*{min-height:32px;padding:6px 0;border:0;background:none;color:inherit;line-height:1.54;text-align:center;overflow-wrap:anywhere}",
  "body>footer>:is(a,button){text-decoration:underline;text-underline-offset:.2em;cursor:pointer}",
  "@media (hover:hover){body>footer>:is(a,button):hover{color:var(--accent)}}",
].join("");

/** How a page looks that says that it gets no scripts, or not all of them. */
const noticeCss = [
  "noscript p,.failed{position:fixed;z-index:9;inset:auto 0 0;margin:0;padding:12px 20px;background:var(--ink);color:var(--paper);text-align:center}",
  ".failed p{margin:0 0 8px}",
  ".failed button{min-height:44px;padding:0 20px;border:2px solid;border-radius:var(--radius);background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}",
].join("");

/** Without the blanks and comments that only people need. */
const tight = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/;}/g, "}")
    .trim();

const baseCss = tight(globalStyle);

/**
 * A build resolves a file relative to the template; the dev server serves files outside its root by their path on the
 * disk.
 */
function addressOf(file: string, isDev: boolean): string {
  const path = relative(process.cwd(), file).replaceAll("\\", "/");
  const isOutside = path.startsWith("..") || isAbsolute(path);
  if (!isOutside) return `/${path}`;
  return isDev ? `/@fs${file}` : path;
}

/**
 * The theme as CSS variables on :root, and its fonts. The schema only allows values that cannot break out of the rule. No font is
 * preloaded: the page has its styles with it, so the browser knows of the font as early, and what it paints first comes before it.
 */
function themeCss(theme: Theme, file: string, isDev: boolean): string {
  const { colors, dark, radius = 16, font = "system-ui, sans-serif", headingFont = "var(--font)", fonts = {} } = theme;
  const filesOf = (names: readonly string[] | undefined = []) =>
    names.map((name) => {
      const path = resolve(dirname(file), name);
      return { name, path, address: `${addressOf(path, isDev)}?no-inline` };
    });
  const { css, families } = fontFaces({ heading: filesOf(fonts.heading), text: filesOf(fonts.text) });
  const stack = (own: string | undefined, then: string) => (own ? `${own},${then}` : then);
  const look = {
    radius: `${radius}px`,
    font: stack(families.text, font),
    headingFont: stack(families.heading, headingFont),
  };
  // The logo of a dark page is light: on white paper it needs its ground.
  const printed = isDark(colors.paper)
    ? `@media print{#root>header img{padding:6px;border-radius:6px;background:${inert(colors.paper)};print-color-adjust:exact}}`
    : "";
  const light = css + rootRule({ ...colors, ...look }, colors) + printed;
  // Pictures are drawn for light pages, and would glare.
  return dark ? `${light}@media ${darkly}{${rootRule(dark, dark)}main img{filter:brightness(.9)}}` : light;
}

/**
 * How large the name in the header may be on a phone, where no logo stands for it: the longer it is, the smaller. Of a name in
 * letters of twice the size, three lines fit between the back link and the counter, within the height of the header; and no
 * word of it is broken, unless it could not be read in letters that small.
 */
function nameCss({ theme, product, counter }: FunnelDefinition): string {
  const labels = counter?.chapters?.map(({ label }) => label) ?? [];
  // In hundredths of a phone's width of 320 px: all but margins, gaps and the back link, and the room of the counter.
  const room = 74 - Math.max(16, 2.5 + 2.3 * longestWord(labels));
  const unbroken = Math.max(3.4, room / (0.68 * longestWord([product.name])));
  const share = Math.min(7.5, 26 / Math.sqrt(widthOf(product.name)), unbroken);
  return theme.logo ? "" : `:root{--wordmark:${share.toFixed(2)}vw}`;
}

/** What the device asks for. */
const darkly = "(prefers-color-scheme:dark)";

function rootRule(values: Readonly<Record<string, string>>, { paper }: Pick<Theme["colors"], "paper">): string {
  const variables = Object.entries(values).map(
    ([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${inert(value)}`,
  );
  return `:root{${variables.join(";")};color-scheme:${isDark(paper) ? "dark" : "light"}}`;
}

/** Whether the browser's own controls should be dark. Green weighs most for the eye, blue least. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

const inert = (value: string) => value.replace(/[<>{};]/g, "");
