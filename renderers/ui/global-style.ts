import { createGlobalStyle } from "styled-components";

/** Reset and base of every page. The theme's own variables stand on :root already. */
export const GlobalStyle = createGlobalStyle`
  :root {
    --header-height: 60px;
    --bottom-height: 16px;
    /* Borders that show where a control is keep a contrast of 3:1. */
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

  /* The page behind an open dialog stays where it is. */
  html:has(dialog[open]) { overflow: hidden; }

  body { margin: 0; }

  img, svg { max-width: 100%; vertical-align: middle; }

  button, input, select, textarea { font: inherit; color: inherit; }

  :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }

  /* Focus that a script put on a heading tells screen readers where they are; it is no control. */
  [tabindex="-1"]:is(h1, h2, main):focus { outline: none; }

  ::selection { background: var(--accent-soft); color: var(--ink); }

  @media (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
    }
  }
`;
