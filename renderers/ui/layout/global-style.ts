/** A step's picture: what its first part begins with, or has below a heading. */
const picture = "[data-beside]:is(img, :first-child, [data-title] + *)";

/**
 * Reset and base styles of every page, as CSS. They stand in its head, behind the theme's variables, and not in its script.
 *
 * --control is for borders of controls, which need a contrast of 3:1, and --lift for the edge below one that can be pressed.
 * A focused element is kept clear of what stays on the screen, unless it does so itself. The page behind an open dialog does not scroll. Long words may
 * be hyphenated, in headings also in English; one that is wider even so is broken anywhere, so that no page scrolls sideways. Where
 * few letters fit beside each other, headings and answers have smaller ones, and shorter words are hyphenated.
 * The punctuation behind a box (`data-kept`) stays in its line; browsers begin a line behind a box, even with a comma.
 * What follows the screens of the funnel is at the foot of a large screen, and below a small one. A step's picture is beside
 * its content on a wide screen, and on a phone on its side, where it would push the answers below the edge; what there is to
 * read then begins at one edge, as in a book. A page that only says something (`data-said`), such as a polite no, says it amid
 * the height and in larger letters. A heading focused by a script shows no ring: the focus only marks the place, and a heading
 * is not a control. Screens follow one another in the direction that `data-turn` says, the next one as the last is all but
 * gone, as two texts in one place are a blur; below a header that stays, and that has an edge where no progress bar is one. Its
 * answers and sections rise one after the other, as they are read. A tap at what nobody can have read yet does nothing.
 * `data-way` says the direction where the browser has no view transitions, and before the code has come. A screen of which a
 * browser has read only a part, so that no script follows yet, is not shown: what stands amid the height would move with the
 * rest. While a part of the page is held back (`data-held`), a light runs along the header. An offer whose bonus is still to come
 * above it waits (`data-waits`).
 */
export const globalStyle = `
  :root {
    --header-height: 60px;
    --bottom-height: 16px;
    --control: color-mix(in srgb, var(--ink) 44%, var(--line));
    --lift: 0 2px color-mix(in srgb, var(--ink) 18%, var(--line));
  }

  * { box-sizing: border-box; }

  html {
    background: var(--paper);
    color: var(--ink);
    font: 400 100%/1.6 var(--font);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    accent-color: var(--accent);
    -webkit-tap-highlight-color: transparent;
    scroll-padding-block: calc(var(--header-height) + 16px) calc(var(--banner-height, 0px) + 24px);
  }

  @media (max-width: 767px) and (min-height: 34em) {
    /* Also where no button stays at the edge: to ask for one would cost with each step. */
    html { scroll-padding-bottom: calc(var(--banner-height, 0px) + 128px); }
  }

  html:has([data-action] :focus) { scroll-padding-bottom: 0; }

  html:has([data-stays]) { scroll-padding-top: calc(var(--header-height) + 76px); }

  :root:not(:lang(en)) { hyphens: auto; hyphenate-limit-chars: 14 5 5; }

  h1, h2 { hyphens: auto; hyphenate-limit-chars: 14 5 5; }

  @media (max-width: 14em) { :root:root { hyphens: auto; hyphenate-limit-chars: 8 3 3; } :root :is(h1, h2) { hyphenate-limit-chars: 8 3 3; } :root:root :is(h1) { font-size: 1.35rem; } :root [data-option] { font-size: 0.9rem; } }

  html:has(dialog[open]) { overflow: hidden; }

  body { margin: 0; overflow-wrap: break-word; text-wrap: pretty; }

  #root { min-height: 100dvh; }

  #root:not(:has(~ script)) main { visibility: hidden; }

  @media (min-width: 768px) {
    body { display: flex; flex-direction: column; min-height: 100dvh; }

    #root { flex: 1; min-height: 0; }
  }

  :is(h1, h2, h3, p) { overflow-wrap: anywhere; }

  [data-kept] { white-space: nowrap; }

  [data-kept] > * { white-space: normal; }

  img, svg { max-width: 100%; vertical-align: middle; }

  button, input, select, textarea { font: inherit; color: inherit; }

  :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }

  [tabindex="-1"]:is(h1, h2, main):focus { outline: none; }

  /* Each text in the direction of its own first letter: an untranslated sentence keeps its full stop at its end. */
  :is(h1, h2, h3, h4, p, li, dt, dd, summary, label, legend, figcaption, button > span, li > span) { unicode-bidi: plaintext; text-align: match-parent; }

  @media (prefers-contrast: more) {
    :root {
      --line: color-mix(in srgb, var(--ink) 60%, var(--paper));
      --control: var(--ink);
      --muted: var(--ink);
    }
  }

  @media (forced-colors: active) {
    :root {
      --paper: Canvas;
      --surface: Canvas;
      --ink: CanvasText;
      --muted: CanvasText;
      --line: GrayText;
      --control: ButtonBorder;
      --edge: ButtonBorder;
      --accent: Highlight;
      --on-accent: HighlightText;
      --accent-soft: Canvas;
      --success: CanvasText;
      --danger: CanvasText;
      --amber: CanvasText;
    }

    /* Browsers take away the gradients on which buttons stay in sight, and text would show around them. */
    [data-action], [data-sections] > div:has(> button, > div > button) { background: Canvas !important; }

    header img { padding: 2px 6px; border-radius: 4px; background: white; forced-color-adjust: none; }
  }

  #root > header:not(:has([role="progressbar"]))::after { content: ""; position: absolute; inset: 100% 0 auto; height: 1px; background: var(--line); pointer-events: none; }

  @supports (animation-timeline: scroll()) {
    #root > header::after { opacity: 0; animation: edge linear both; animation-timeline: scroll(); animation-range: 0 24px; }
  }

  @keyframes edge { to { opacity: 1; } }

  @media (min-width: 1000px), (min-width: 35em) and (max-height: 30em) {
    [data-pairs]:has(> :first-child > ${picture}) { max-width: 1264px; padding-inline-start: calc(min(50vw, 632px) + 32px); }

    [data-pairs]:has(> :first-child > ${picture}) h1 { font-size: calc(clamp(2.5rem, 1rem + 2.4vw, 3rem) * var(--said, 1)); }

    [data-pairs]:has(> :first-child > ${picture}) > :is(header, p) { align-items: start; text-align: start; }

    [data-pairs] > :first-child:has(> ${picture}) { position: relative; }

    [data-pairs] > :first-child > ${picture} { position: absolute; inset-block-start: 0; inset-inline-end: calc(100% + 64px); width: 100%; max-height: none; margin: 0; }

    [data-pairs] > :first-child > ${picture} > img { max-height: none; }

    [data-pairs] > [data-sections]:first-child:has(> ${picture}) > *, [data-pairs] > [data-sections]:first-child:has(> ${picture}) > section > :is(h1, h2) { text-align: start; }

    [data-pairs] > [data-sections]:first-child:has(> ${picture}) > :is(p, span) { align-self: flex-start; }

    [data-pairs] > [data-sections]:first-child:has(> ${picture}) ~ [data-action] { align-items: flex-start; }
  }

  @media (min-width: 1000px) {
    [data-pairs]:has(> :first-child > ${picture}) { --lower: 35px; }
  }

  [data-said] { margin-block: auto; }

  [data-said] h1 { font-size: calc(clamp(1.625rem, 1.15rem + 3.2vw, 3rem) * var(--said, 1)); }

  [data-said] > [data-title]:not(:last-child)::after { content: ""; display: block; width: 56px; height: 4px; margin: 20px auto 8px; border-radius: 2px; background: var(--accent); }

  [data-said] > [data-text] { font-size: clamp(1.125rem, 1rem + 0.5vw, 1.3125rem); }

  [data-said] > div:last-child:not([data-title]) { margin-top: 14px; }

  @media (min-width: 768px) { [data-said] { margin-block: 4vh 0; } }

  [data-badge] + * > h1 { font-size: calc(clamp(1.625rem, 1.15rem + 3.2vw, 3rem) * var(--said, 1)); }

  @media (max-width: 767px) { [data-pairs] [data-title]:has(+ div) { margin-bottom: 8px; } }

  @media print {
    :root { --paper: white; --surface: white; --accent-soft: white; --ink: black; --muted: #444; --line: #bbb; --success: #176; color-scheme: light; }

    body > canvas, body [role="log"], body [data-back], main + div { display: none; }

    #root > header { position: absolute; }
  }

  ::selection { background: var(--accent-soft); color: var(--ink); }

  @media (prefers-reduced-motion: no-preference) {
    #root > header { view-transition-name: header; }

    [data-held] #root > header::before { content: ""; position: absolute; inset: auto 0 -3px; height: 3px; background: linear-gradient(90deg, transparent, var(--accent), transparent) no-repeat -70% 0 / 40% 100%; animation: wait 1200ms ease-in-out 300ms infinite; }

    /* What comes in from the side must not make the page wider. */
    [data-way] main { overflow-x: clip; }

    [data-way] main > * { animation: enter 240ms cubic-bezier(0.2, 0.7, 0.2, 1); }

    [role="radio"] > i { transition: scale 180ms cubic-bezier(0.3, 1.7, 0.6, 1); }

    [role="radio"][aria-checked="false"] > i { scale: 0.4; }

    [role="checkbox"][aria-checked="true"] > i, [data-stage="done"] > svg { animation: pop 220ms cubic-bezier(0.3, 1.7, 0.6, 1); }

    [data-turn] :is([data-option], [data-sections] > *) { animation: rise 260ms 80ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards; }

    [data-turn] :is([data-option], [data-sections] > *):nth-child(2) { animation-delay: 115ms; }

    [data-turn] :is([data-option], [data-sections] > *):nth-child(3) { animation-delay: 150ms; }

    [data-turn] :is([data-option], [data-sections] > *):nth-child(n + 4) { animation-delay: 185ms; }

    [data-turn] #counter b { display: inline-block; animation: rise 320ms 120ms cubic-bezier(0.3, 1.7, 0.6, 1) backwards; }
  }

  :root:is([data-way="back"], [data-turn="back"], [dir="rtl"]) { --way: -1; }

  :root[dir="rtl"]:is([data-way="back"], [data-turn="back"]) { --way: 1; }

  ::view-transition { background: var(--paper); pointer-events: none; animation: shield 240ms; }

  @keyframes shield { from, to { pointer-events: auto; } }

  ::view-transition-group(header), ::view-transition-new(header) { animation: none; }

  ::view-transition-old(header) { display: none; }

  ::view-transition-old(root) { animation: leave 120ms ease-in both; }

  ::view-transition-new(root) { animation: arrive 280ms 80ms cubic-bezier(0.2, 0.7, 0.2, 1) both; }

  [data-waits] main { visibility: hidden; }

  @keyframes turn { to { rotate: 1turn; } }

  @keyframes pop { from { scale: 0.6; } }

  @keyframes rise { from { opacity: 0; translate: 0 14px; } }

  @keyframes wait { to { background-position-x: 170%; } }

  @keyframes leave { to { opacity: 0; transform: translateX(calc(var(--way, 1) * -40px)); } }

  @keyframes arrive { from { opacity: 0; transform: translateX(calc(var(--way, 1) * 40px)); } }

  @keyframes enter { from { opacity: 0.4; transform: translateX(calc(var(--way, 1) * 40px)); } }
`;

/**
 * What pages have besides in languages whose letters are joined or wide. Joined letters are neither spaced nor slanted, and
 * have more room between the lines of a heading, for the marks above and below them. So have wide letters, and a heading has smaller
 * ones, as each is as wide as two of Latin script.
 * Japanese lines end with a phrase where the browser knows phrases; where it does not, lines of equal length would only end
 * inside of more words. Korean words are kept whole.
 *
 * @param language BCP 47 tag of the page
 */
export function languageStyle(language: string): string {
  const locale = new Intl.Locale(language).maximize();
  if (joined.has(locale.script ?? "")) return joinedLetters;
  const own = breaks[locale.language];
  return own === undefined ? "" : own + wideHeadings;
}

/** ISO 15924 codes of the scripts in use that join their letters. */
const joined: ReadonlySet<string> = new Set(["Adlm", "Arab", "Nkoo", "Rohg", "Syrc"]);

const roomBetweenLines = `
  :root :is(h1, h2) { line-height: 1.38; }
`;

const joinedLetters = `
  * { letter-spacing: 0 !important; }

  em { font-style: normal; font-weight: 600; }
${roomBetweenLines}`;

const breaks: Readonly<Record<string, string>> = {
  ja: `
  body { word-break: auto-phrase; line-break: strict; }

  @supports not (word-break: auto-phrase) {
    body * { text-wrap: wrap !important; text-wrap: pretty !important; }
  }
`,
  ko: `
  body { word-break: keep-all; }
`,
  zh: `
  body { line-break: strict; }
`,
};

const wideHeadings = `
  :root { --said: 0.8; }

  :root h1 { font-size: clamp(1.5rem, 1.1rem + 1.7vw, 1.875rem); letter-spacing: 0; }
${roomBetweenLines}`;
