import { expect, test } from "vitest";
import { plainly } from "./plain-error.ts";

const log = (...lines: readonly string[]) =>
  new Error(`locator.click: Timeout 20000ms exceeded.\nCall log:\n${lines.map((line) => `  - ${line}\n`).join("")}`);
const waiting = "waiting for getByRole('main').getByRole('button', { name: 'It\\'s mine', exact: true }).first()";

test.each([
  [log(waiting), "“It's mine” did not come within 20 s."],
  [log("waiting for getByRole('button', { name: /^\\s*a.+b\\s*$/, exact: true })"), "it did not come within 20 s."],
  [
    log(waiting, "locator resolved to <button>", "element is not enabled"),
    "“It's mine” cannot be pressed, not even after 20 s.",
  ],
  [log(waiting, "element is not visible"), "“It's mine” cannot be seen, not even after 20 s."],
  [
    log(waiting, '<p class="a">Only <b>today</b></p> from <div>…</div> subtree intercepts pointer events'),
    "“Only today” lies above “It's mine”.",
  ],
  [
    log(waiting, '<img alt="" src="/a.svg"/> intercepts pointer events'),
    '<img alt="" src="/a.svg"/> lies above “It\'s mine”.',
  ],
  [new Error("\u001b[2mThe keyboard does not reach it.\u001b[22m"), "The keyboard does not reach it."],
])("what a browser's tool says is said in plain words", (error, words) => {
  expect(plainly(error)).toBe(words);
});
