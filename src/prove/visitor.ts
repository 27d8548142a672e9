import { availableParallelism, loadavg } from "node:os";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { typeset } from "../../engine/check/index.ts";
import { walkedNoon } from "../../engine/compile/index.ts";
import { unitTypedName } from "../../engine/fields/index.ts";
import type { Flow, Query } from "../../engine/flow/index.ts";
import { type Quiz, toStored } from "../../engine/quiz/index.ts";
import { fieldsOf, fieldWith } from "../../engine/traits/index.ts";
import { viewOf } from "../../engine/views/index.ts";
import type { Position } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { patience } from "./act/patience.ts";

/** Does something in a page of its own, as a visitor whose storages `store` or `restore` fills. */
export type AsVisitor = <T>(visit: (page: Page) => Promise<T>) => Promise<T>;

/** What all parts of a proof share. */
export type Site = {
  readonly definition: FunnelDefinition;
  readonly flow: Flow;
  readonly browser: Browser;
  readonly asVisitor: AsVisitor;
  /** Address of the served funnel, without a path. */
  readonly origin: string;
  readonly isNamed: (host: string) => boolean;
  /** The day of the proof, if it is not that of all walks. */
  readonly day?: string | undefined;
};

/** What is needed to look for visitors. */
export type WalkedSite = Pick<Site, "definition" | "flow" | "day">;

/** Address of a step's page. */
export const addressOf = (step: string, { origin, definition }: Pick<Site, "origin" | "definition">): string =>
  `${origin}${definition.steps[step]?.path ?? "/"}`;

/** A visitor on a phone who asked for no motion: what moves is the business of people who look. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(patience(loadavg(), availableParallelism()));
  return context;
}

/** Stops the clock of a page on the day of the walks, whose dates lie around it. */
export const startClock = (page: Page, { day }: Pick<Site, "day"> = {}): Promise<void> =>
  page.clock.install({ time: walkedNoon(day) });

/**
 * What an earlier visit would have left in the browser's storage, by key.
 *
 * @param hasSpun whether the wheel of an offer is behind the visitor
 */
export function storedOf(
  { quiz }: Position,
  { definition, flow }: Pick<Site, "definition" | "flow">,
  { hasSpun = true } = {},
): Readonly<Record<string, string>> {
  const { email, phone } = quiz.values;
  const stored: Readonly<Record<string, string | undefined>> = {
    quiz: JSON.stringify(
      toStored(flow, { ...quiz, values: { ...unitsTyped(definition, quiz.values), ...quiz.values } }),
    ),
    // Else they would be drawn. Of these parameters, a page reads those that are experiments.
    variants: flow.experiments && JSON.stringify({ ...flow.controls, ...quiz.query }),
    email,
    phone,
    "wheel-spun": hasSpun ? "true" : undefined,
  };
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      value === undefined ? [] : [[`${definition.id}:${name}`, value]],
    ),
  );
}

/** The units in which measures were typed: walks keep amounts alone, and pages say them in the unit of their form. */
const unitsTyped = ({ steps }: FunnelDefinition, values: Quiz["values"]): Quiz["values"] =>
  Object.fromEntries(
    Object.values(steps)
      .flatMap(fieldsOf)
      .flatMap((field) => {
        const [unit] = fieldWith("givesMeasure", field)?.units ?? [];
        return unit && values[field.id] ? [[unitTypedName(field.id), unit]] : [];
      }),
  );

/**
 * Puts a visitor's answers into the browser, as an earlier visit would have left them.
 *
 * @param spinning whether the wheel of an offer is behind the visitor
 */
export async function restore(
  page: Page,
  position: Position,
  site: Pick<Site, "definition" | "flow" | "origin">,
  spinning?: { readonly hasSpun: boolean },
): Promise<void> {
  await tellStock(page, position.quiz.query, site);
  await store(page, site.origin, storedOf(position, site, spinning), {
    ...(position.quiz.fromAddress && {
      [`${site.definition.id}:address`]: JSON.stringify(position.quiz.fromAddress),
    }),
  });
}

/**
 * Lets a page read that stocks have run out, or that some is left, for a visitor who is to find them so. For all others the
 * backend answers, as for everything else.
 */
export async function tellStock(page: Page, query: Query, { definition }: Pick<Site, "definition">): Promise<void> {
  const address = "**/functions/v1/stock";
  await page.unroute(address);
  const { stock } = definition;
  if (!Object.keys(stock).some((name) => `stock.${name}` in query)) return;
  const left = Object.entries(stock).map(([name, all]) => [name, query[`stock.${name}`] === "out" ? 0 : all]);
  await page.route(address, (route) => route.fulfill({ json: { left: Object.fromEntries(left) } }));
}

/** Puts this and nothing else into the browser's storages. */
export async function store(
  page: Page,
  origin: string,
  items: Readonly<Record<string, string>>,
  ofSession: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (new URL(page.url()).protocol === "about:") await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    ([lasting, passing]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(lasting)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(passing)) sessionStorage.setItem(key, value);
    },
    [items, ofSession] as const,
  );
}

/**
 * Waits until a step is shown. Its address comes first, and nothing may be asked of a page then: where the step is a document
 * of its own, the old one stays until that document is there, and calls off any other that is opened meanwhile. Its title
 * comes with its content, which a page may also change by itself.
 *
 * @param before content of the step that was shown before, as two steps may have the same title
 */
export async function isAt(page: Page, step: string, definition: FunnelDefinition, before = ""): Promise<void> {
  const { title } = viewOf(typeset(definition), step);
  const wanted = { path: definition.steps[step]?.path, before, title };
  await page.waitForFunction(
    ({ path, before, title }) =>
      location.pathname === path &&
      document.title === title &&
      (document.querySelector("main")?.textContent ?? "") !== before,
    wanted,
  );
}

/** Waits until all of a page is painted: what depends on answers is held back until its code has come. */
export const isShown = (page: Page) => page.waitForFunction(() => !document.documentElement.hasAttribute("data-held"));

export const contentOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector("main")?.textContent ?? "");
