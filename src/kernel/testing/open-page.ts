import { waitFor } from "@testing-library/react";
import { vi } from "vitest";
import { type KernelPage, kernel } from "../kernel.ts";
import type { Screen } from "../walk.ts";

/** What a page says of a screen with a single choice, each option of which leads to one step. */
export const screenOf = (step: string, to: string): Screen => ({
  ...{ step, path: `/${step}`, title: step, min: 1, max: 1 },
  ...{ ways: [["", to]], alone: [], drops: [] },
});

/** A template of a finished page, with what it says in its attribute. */
export const template = (said: object, markup: string): string =>
  `<template data-screen="${JSON.stringify(said).replaceAll('"', "&#34;")}">${markup}</template>`;

/** Header and main of a question that is answered Yes or No, with a link back to the question before. */
export const drawn = (step: string, back = ""): string => `<header class="${step}">${
  back && `<a data-back href="/${back}">Back</a>`
}</header><main><h1 tabindex="-1">${step}</h1><div role="radiogroup">
  ${["Yes", "No"].map((name) => `<button role="radio" data-option="${name}">${name}</button>`).join("")}</div></main>`;

export const firstPage: KernelPage = { id: "paint", version: 1, legacy: [], screen: screenOf("one", "two") };

/** A finished page whose first question leads to a second one, which leads to a screen that it does not carry. */
export const twoScreens = [
  ...[drawn("one"), template(firstPage, ""), template(screenOf("two", "three"), drawn("two", "one"))],
  `<template data-failed><div class="failed" role="alert"><button data-again>Again</button></div></template>`,
  `<template data-code><meta name="code"></template>`,
].join("");

/** Opens a finished page as a browser does, where nothing tells when it is painted. */
export function openPage(markup: string = twoScreens): void {
  document.body.innerHTML = markup;
  kernel();
  document.dispatchEvent(new Event("DOMContentLoaded"));
}

/** Ends the page's document: nothing on it listens any more. */
export async function endPage(): Promise<void> {
  window.kernel?.hold();
  window.kernel?.release();
  // It ends in a task of its own.
  await waitFor(() => {
    if (window.kernel && !window.kernel.isOver()) throw new Error("The kernel still answers.");
  });
}

/** Leaves the page, and the next test a tab as it was. */
export async function leavePage(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await endPage();
  document.body.replaceChildren();
  document.querySelector("meta[name=code]")?.remove();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  history.replaceState(null, "", "/");
}
