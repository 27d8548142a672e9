import type { ErrorPayload } from "vite";
import type { ReadFunnelFile } from "../../disk/index.ts";

/**
 * A definition's problems for the dev server's overlay, which opens the file at the first one. The report lists each
 * once.
 *
 * @param file path of the definition
 */
export function overlayError(file: string, { problems, report }: ReadFunnelFile): ErrorPayload["err"] {
  const errors = problems.filter(({ severity }) => severity === "error");
  const [first] = errors;
  return {
    message: `${file} has ${errors.length === 1 ? "a problem" : `${errors.length} problems`}.`,
    stack: "",
    frame: report,
    plugin: "funnel",
    ...(first && { id: first.file, loc: { file: first.file, line: first.line, column: first.column } }),
  };
}

/**
 * A script for pages of the dev server. Vite's overlay ends with advice to turn it off, which would hide every mistake,
 * begins with the plugin's name, and cuts off code on a narrow screen. It can only be restyled from inside.
 */
export const overlayStyle = `new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      if (node.localName !== "vite-error-overlay") continue;
      const style = document.createElement("style");
      style.textContent = ".tip, .plugin { display: none } pre.frame { white-space: pre-wrap; overflow-wrap: anywhere }";
      node.shadowRoot.append(style);
    }
}).observe(document.documentElement, { childList: true, subtree: true });`;

/** The page behind the overlay if the definition was broken from the start and no page can be shown. */
export const overlayPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The definition has problems</title>
    <link rel="icon" href="data:," />
    <script>${overlayStyle}</script>
  </head>
  <body></body>
</html>`;
