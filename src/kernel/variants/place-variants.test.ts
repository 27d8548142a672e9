// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { placeVariants } from "./place-variants.ts";
import { pageVariants, quizInMarkup } from "./quiz-in-markup.ts";
import { anyOther, variantTemplates } from "./variant-templates.ts";

const root = document.documentElement;

// What is held back would be shown after a while, on the page of another test.
beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  for (const name of ["experiments", "changes", "held"]) delete root.dataset[name];
  delete window.pageVariants;
  delete window.placeVariant;
  document.body.replaceChildren();
  localStorage.clear();
});

const experiments = { headline: { short: 1, long: 1 }, note: { none: 1, some: 1 }, price: { low: 1, high: 1 } };
const others = [
  { keys: ["short,some", "long,some"], markup: "<p>Some</p>" },
  { keys: ["long,none"], markup: "<p>Long</p><p>none</p>" },
];

/** Opens a page whose visitor has these variants, and low prices. @returns what it shows, as far as it is not held back */
function shown(headline: string, note: string, carried: Parameters<typeof variantTemplates>[0] = { others }) {
  localStorage.setItem("piano:variants", JSON.stringify({ headline, note, price: "low" }));
  root.dataset.experiments = JSON.stringify({ id: "piano", experiments, asked: ["headline", "note"] });
  placeVariants();
  document.body.innerHTML = `<div id="root"><p>First</p></div>${variantTemplates(carried).replace(/<script>.*/, "")}`;
  window.placeVariant?.();
  return root.dataset.held === undefined ? document.getElementById("root")?.innerHTML : "held";
}

test("a visitor is shown the screen of their variants, and the page's own where it is for them", () => {
  expect(shown("short", "none")).toBe("<p>First</p>");
  expect(shown("long", "none")).toBe("<p>Long</p><p>none</p>");
  expect(shown("short", "some")).toBe("<p>Some</p>");
  expect(shown("long", "some")).toBe("<p>Some</p>");
  expect(quizInMarkup().query).toEqual({ headline: "long", note: "some", price: "low" });
});

test("a page that is the same for all carries nothing, and one with other screens puts the right one in place itself", () => {
  expect(variantTemplates(undefined)).toBe("");
  expect(variantTemplates({ others })).toBe(
    '<template data-variants="short,some long,some"><p>Some</p></template><template data-variants="long,none"><p>Long</p><p>none</p></template><script>placeVariant()</script>',
  );
  expect(shown("long", "some", { others: [] })).toBe("<p>First</p>");
});

test("a page that carries no screens waits for its code where another one than its own is due", () => {
  expect(variantTemplates({ others: undefined })).toContain(`<template data-variants="${anyOther}"></template>`);
  expect(shown("short", "none", { others: undefined })).toBe("<p>First</p>");
  expect(shown("long", "none", { others: undefined })).toBe("held");
  expect(pageVariants()).toEqual({ drawn: { headline: "long", note: "none", price: "low" }, shown: {} });
  expect(quizInMarkup().query).toEqual({});
});

test.each([
  ["nothing", {}, false],
  ["variants alone", { headline: "long", price: "low" }, false],
  ["a parameter as well", { headline: "long", from: "mail" }, true],
  ["a parameter that begins like an experiment", { "price-list": "a" }, true],
])(
  "of a stored quiz with %s in its query, a page that depends on answers knows what to wait for",
  (_, query, isHeld) => {
    root.dataset.changes = "answers piano from";
    localStorage.setItem("piano:quiz", JSON.stringify({ version: 1, quiz: { choices: {}, values: {}, query } }));
    expect(shown("short", "none") === "held").toBe(isHeld);
  },
);

test("on the dev server, which says nothing of experiments, nothing is drawn", () => {
  placeVariants();
  expect([window.placeVariant, pageVariants(), quizInMarkup().query]).toEqual([undefined, undefined, {}]);
});
