import { deskPath, savedEvent, statePath } from "../../author/index.ts";

/**
 * A module for pages of the dev server: shows the number of warnings as a link to the desk, which names them. It
 * updates on each save, is isolated from the page's styles, and is not shown in the desk's own frame.
 */
export const warningsBadge = `import { createHotContext } from "/@vite/client";

const host = document.createElement("funnel-warnings");
host.attachShadow({ mode: "open" }).innerHTML = \`<style>
  a { position: fixed; z-index: 9; inset: auto auto 8px 8px; padding: 6px 12px; border-radius: 99px;
    background: #5c3d00; color: #fff; font: 600 13px/1.4 system-ui, sans-serif; text-decoration: none }
  a:focus-visible { outline: 3px solid #fff; outline-offset: -5px }
  @media print { a { display: none } }
</style><a href="${deskPath}"></a>\`;
const link = host.shadowRoot.querySelector("a");

const show = async () => {
  const { problems } = await (await fetch("${statePath}")).json();
  const count = problems.filter(({ severity }) => severity === "warning").length;
  link.textContent = count === 1 ? "1 warning" : \`\${count} warnings\`;
  link.title = "Shown while you work on the funnel, not to visitors";
  if (count > 0) document.documentElement.append(host);
  else host.remove();
};

if (window.top === window) {
  createHotContext("/funnel-warnings").on("${savedEvent}", show);
  void show();
}`;
