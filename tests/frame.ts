/** What every definition has to say and a test is not about: all but `start` and `steps`. */
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
