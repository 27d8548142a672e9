import { textsAt } from "./quiz-texts.ts";

/** A hand-written quiz: one HTML page with a few lines of style and script and nothing unnecessary. */
export const floorPage = (size: number): string => page(Array.from({ length: size }, (_, at) => screenAt(at)));

type Screen = {
  readonly title: string;
  readonly hint?: string;
  readonly texts?: readonly string[];
  readonly options?: readonly string[];
  readonly button?: string;
};

/** The same questions, selections and slides as in a generated definition. */
function screenAt(at: number): Screen {
  const { title, text, options } = textsAt(at);
  const screen = { title: title.replace(/\*\*(.+?)\*\*/, "<b>$1</b>"), ...(options && { options }) };
  if (at % 5 === 3) return { ...screen, hint: "Choose one or two", button: "Next" };
  if (at % 5 === 4)
    return { ...screen, texts: [`1000 ${text} You said: {${at - 3}}.`, "You did well."], button: "Continue" };
  return screen;
}

const page = (screens: readonly Screen[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Example</title>
<link rel="icon" href="data:,">
<style>
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#111;font:17px/1.5 system-ui,sans-serif}
header{position:fixed;inset:0 0 auto;z-index:1;background:#fff}
header>div{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;height:64px;padding:0 12px}
header a{color:#111;text-decoration:none;font-weight:700;padding:12px}
#count{color:#555;text-align:end}
#bar{height:4px;background:#ddd}
#bar i{display:block;height:100%;background:#05a;transform-origin:left}
main{max-width:600px;margin:0 auto;padding:100px 20px 32px}
section{display:flex;flex-direction:column;gap:20px}
@media (prefers-reduced-motion:no-preference){#bar i{transition:transform .3s ease-out}section{animation:enter .22s}}
@keyframes enter{from{opacity:.01;transform:translateY(10px)}}
h1{margin:0;font-size:30px;line-height:1.2;outline:none;text-wrap:balance}
h1 b{color:#05a}
fieldset{display:grid;gap:12px;margin:0;padding:0;border:0}
button{min-height:60px;padding:14px 18px;border:1.5px solid #999;border-radius:16px;background:#fff;color:#111;font:600 17px/1.35 inherit;text-align:start;cursor:pointer}
button[aria-checked=true]{border-color:#05a;background:#def}
.go{background:#05a;color:#fff;text-align:center}
.go:disabled{background:#eee;color:#555}
</style>
<body>
<header><div><span><a href="?" id="back" aria-label="Back">‹</a></span><a href="?" id="home">Example</a><span id="count"></span></div>
<div id="bar" role="progressbar" aria-label="Progress" aria-valuemin="0" aria-valuemax="100"><i></i></div></header>
<main>${shown(screens[0], 0)}</main>
<script>
const screens = ${JSON.stringify(screens)};
const answers = JSON.parse(localStorage.floor || "{}");
let at = 0;
const $ = (selector) => document.querySelector(selector);
const shown = ${shown.toString()};
function head() {
  const percent = Math.round(at / (screens.length - 1) * 100);
  $("#back").hidden = at === 0;
  $("#count").textContent = at + " / " + (screens.length - 1);
  $("#bar").setAttribute("aria-valuenow", percent);
  $("#bar i").style.transform = "scaleX(" + percent / 100 + ")";
}
function show(to) {
  at = to;
  $("main").innerHTML = shown(screens[at], at).replace(/\\{(\\d+)\\}/g, (_, step) => answers[step] || "");
  const chosen = answers[at] || [];
  for (const option of document.querySelectorAll("main [role]")) if (chosen.includes(option.textContent)) option.setAttribute("aria-checked", true);
  if (chosen.length && $(".go")) $(".go").disabled = false;
  head();
  $("h1").focus({ preventScroll: true });
  scrollTo(0, 0);
}
function go(to) {
  show(to);
  requestAnimationFrame(() => setTimeout(() => {
    history.pushState(to, "", "?" + to);
    localStorage.floor = JSON.stringify(answers);
  }));
}
addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (!button) return;
  event.preventDefault();
  if (event.detail > 1) return;
  if (button.id === "back") return go(at - 1);
  if (button.id === "home") return go(0);
  const role = button.getAttribute("role");
  if (role === "radio") answers[at] = [button.textContent];
  if (role === "checkbox") {
    button.setAttribute("aria-checked", button.getAttribute("aria-checked") !== "true");
    answers[at] = [...document.querySelectorAll("[aria-checked=true]")].map((option) => option.textContent);
    $(".go").disabled = answers[at].length < 1;
    return;
  }
  if (at + 1 < screens.length) go(at + 1);
});
addEventListener("popstate", ({ state }) => show(state || 0));
head();
</script>
`;

/** Also runs in the page, so it may only use its arguments. */
function shown({ title, hint, texts = [], options = [], button }: Screen = { title: "" }, at = 0): string {
  const role = button ? "checkbox" : "radio";
  return `<section><h1 id="q${at}" tabindex="-1">${title}</h1>${hint ? `<p>${hint}</p>` : ""}${texts
    .map((text) => `<p>${text}</p>`)
    .join("")}${
    options.length > 0
      ? `<fieldset ${button ? "" : 'role="radiogroup" '}aria-labelledby="q${at}">${options
          .map((option) => `<button type="button" role="${role}" aria-checked="false">${option}</button>`)
          .join("")}</fieldset>`
      : ""
  }${button ? `<button type="button" class="go"${options.length > 0 ? " disabled" : ""}>${button}</button>` : ""}</section>`;
}
