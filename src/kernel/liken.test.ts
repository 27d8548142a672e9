// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { liken } from "./liken.ts";

function element(markup: string): Element {
  const { firstElementChild } = Object.assign(document.createElement("div"), { innerHTML: markup });
  if (!firstElementChild) throw new Error("The markup has no element.");
  return firstElementChild;
}

test.each([
  ["attributes that are new, others or gone", '<p a="1" b="2" c="3"></p>', '<p b="2" c="4" d="5"></p>'],
  ["a text", "<p>Step 1</p>", "<p>Step 2</p>"],
  ["what is within", '<p><b class="x"><i>1</i></b> of 3</p>', '<p><b class="y"><i>2</i></b> of 3</p>'],
  ["another element in its place", "<p><b>1</b></p>", "<p><a>1</a></p>"],
  ["a text in the place of an element", "<p><b>1</b></p>", "<p>1</p>"],
  ["more than there was", "<p><b>1</b></p>", "<p><b>1</b><i>2</i>!</p>"],
  ["less than there was", "<p><b>1</b><i>2</i>!</p>", "<p><b>1</b></p>"],
  ["nothing", "<p><b>1</b></p>", "<p></p>"],
])("takes over %s", (_, from, to) => {
  const changed = element(from);
  const wanted = element(to);
  liken(changed, wanted);
  expect(changed.outerHTML).toBe(to);
  expect(wanted.outerHTML).toBe(to);
});

test("changes no more than differs, so that what is the same goes on to move", async () => {
  const changed = element('<p><b style="width: 10%" id="bar">1</b><i>same</i></p>');
  const [bar, same] = changed.children;
  const seen: (string | null)[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { type, attributeName } of changes) if (type !== "characterData") seen.push(attributeName);
  });
  watch.observe(changed, { subtree: true, attributes: true, childList: true });
  liken(changed, element('<p><b style="width: 20%" id="bar">2</b><i>same</i></p>'));
  await Promise.resolve();
  watch.disconnect();
  expect([...changed.children]).toEqual([bar, same]);
  expect(changed.children[0]).toBe(bar);
  expect(seen).toEqual(["style"]);
});
