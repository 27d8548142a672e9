import { createGlobalStyle } from "styled-components";

/**
 * Reset and base styles of every page. The theme's variables are already on :root. --control is for borders of
 * controls, which need a contrast of 3:1. The page behind an open dialog does not scroll. Long words may be hyphenated,
 * because other languages have more of them than English. A word wider than its line is broken anywhere if necessary,
 * so that no page scrolls sideways. A heading focused by a script shows no ring: the focus only marks the place, and a
 * heading is not a control.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    --header-height: 60px;
    --bottom-height: 16px;
    --control: color-mix(in srgb, var(--ink) 44%, var(--line));
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: var(--paper);
    color: var(--ink);
    font: 400 100%/1.6 var(--font);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    accent-color: var(--accent);
    scroll-padding-block: calc(var(--header-height) + 16px) 24px;
  }

  :root:not(:lang(en)) { hyphens: auto; hyphenate-limit-chars: 14 5 5; }

  html:has(dialog[open]) { overflow: hidden; }

  body { margin: 0; overflow-wrap: break-word; }

  :is(h1, h2, h3, p) { overflow-wrap: anywhere; }

  img, svg { max-width: 100%; vertical-align: middle; }

  button, input, select, textarea { font: inherit; color: inherit; }

  :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }

  [tabindex="-1"]:is(h1, h2, main):focus { outline: none; }

  /* Each text in the direction of its own first letter: an untranslated sentence keeps its full stop at its end. */
  :is(h1, h2, h3, h4, p, li, dt, dd, summary, label, legend, figcaption, button > span) { unicode-bidi: plaintext; }

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
      --accent: Highlight;
      --on-accent: HighlightText;
      --accent-soft: Canvas;
      --success: CanvasText;
      --danger: CanvasText;
      --amber: CanvasText;
    }

    header img { padding: 2px 6px; border-radius: 4px; background: white; forced-color-adjust: none; }
  }

  ::selection { background: var(--accent-soft); color: var(--ink); }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
    }
  }
`;
