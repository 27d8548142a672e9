/** The required keys of a definition that tests do not care about: all except `start` and `steps`. */
export const frame = `id: test
version: 1
language: en
product: { name: Test }
counter: { total: 3 }
theme:
  logo: logo.svg
  colors: { paper: "#ffffff", surface: "#ffffff", ink: "#111111", muted: "#555555", line: "#cccccc", accent: "#005544",
    onAccent: "#ffffff", accentSoft: "#ddeeee", success: "#006633", danger: "#aa0022" }
`;
