import { escapeMarkup } from "../../engine/copy/index.ts";
import { type Flow, type FlowStep, holdsOnceChosen } from "../../engine/flow/index.ts";
import { addReachable } from "../../engine/quiz/index.ts";
import type { KernelPage } from "./kernel.ts";
import type { Screen } from "./walk.ts";

/**
 * The screens that the next taps can lead to for certain, nearest first: it stops where a condition decides, where the
 * funnel goes on by itself, and where a payment or a document of its own begins.
 *
 * @param first step of the page, which is the first of them
 * @param far how many taps ahead
 * @param isStill whether the screen of a step is the same whatever was answered elsewhere
 * @returns only the page's own if nothing can be answered on it before its code has come
 */
export function screensAhead(
  flow: Flow,
  first: string,
  far: number,
  isStill: (step: string) => boolean,
): readonly Omit<Screen, "title">[] {
  const isKnown = (id: string) => {
    const step = flow.steps[id];
    const isElsewhere = step?.frames !== undefined && step.frames !== flow.steps[first]?.frames;
    const isPaid = step?.takesPayment || step?.isReceipt;
    return step !== undefined && step.after === undefined && !isPaid && !isElsewhere && isStill(id);
  };
  if (!isKnown(first) || (flow.entry === "in-order" && first !== flow.start)) return [screenOf(flow, first, [])];
  const ids = [first];
  let last = ids;
  for (let taps = 0; taps < far; taps++) {
    const next = last.flatMap((id) => waysOf(id, flow.steps[id]).map(([, to]) => to));
    last = [...new Set(next)].filter((to) => isKnown(to) && !ids.includes(to));
    ids.push(...last);
  }
  return ids.map((id) => screenOf(flow, id, ids));
}

function screenOf(flow: Flow, id: string, carried: readonly string[]): Omit<Screen, "title"> {
  const { path = "/", min = 0, max = 0, options = [] } = flow.steps[id] ?? {};
  // Another answer may take away those of the steps that can come after it.
  const later = addReachable(flow, id, new Set());
  return {
    step: id,
    path,
    min,
    max,
    ways: waysOf(id, flow.steps[id]),
    alone: options.flatMap((option) => (option.exclusive ? [option.id] : [])),
    drops: carried.filter((step) => later.has(step)),
  };
}

/** Ways on as a page says them. Where conditions ask for the one answer of the step itself, each option has its own. */
function waysOf(id: string, { forward = [], max = 0, options = [] }: Partial<FlowStep> = {}): Screen["ways"] {
  const spelledOut = options.map(({ id: option }): Screen["ways"][number] => {
    for (const { to, when, option: own = option } of forward) {
      const isTaken = own === option && (!when || holdsOnceChosen(when, { step: id, option }));
      if (isTaken !== false) return [option, isTaken ? to : ""];
    }
    return [option, ""];
  });
  const isAsked = max === 1 && forward.some(({ when }) => when) && spelledOut.some(([, to]) => to);
  return isAsked ? spelledOut : forward.map(({ to, when, option = "" }) => [option, when ? "" : to]);
}

/**
 * What the kernel reads of a page, as templates.
 *
 * @param screens the page's own, and those that taps lead to, with the markup of their header and main
 */
export function screenTemplates(
  about: Omit<KernelPage, "screen">,
  screens: readonly (Screen & { readonly markup: string })[],
): string {
  return screens
    .map(({ markup, ...screen }, index) => {
      const page: KernelPage = { ...about, screen };
      const said = escapeMarkup(JSON.stringify(index === 0 ? page : screen));
      return `<template data-screen="${said}">${index === 0 ? "" : markup}</template>`;
    })
    .join("");
}
