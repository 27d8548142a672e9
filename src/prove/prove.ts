import type { Page } from "@playwright/test";
import { walkedNoon } from "../../engine/compile/index.ts";
import { flowOf } from "../../engine/flow/index.ts";
import { coverFunnel, type Move } from "../../engine/walks/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { plainly } from "./act/plain-error.ts";
import { useByKeyboard, useByPointer } from "./act/use-control.ts";
import { launchChromium } from "./chromium/launch-chromium.ts";
import type { ProofFinding } from "./findings.ts";
import { lookAt, movesOn } from "./look/look-at.ts";
import { lookInPages } from "./look/look-in-pages.ts";
import type { Mailbox } from "./mailbox.ts";
import { mailParts } from "./parts/mail-parts.ts";
import { offerParts } from "./parts/offer-parts.ts";
import { pictureOf } from "./pictures/whole-page.ts";
import { firstMoves, proveBeforeCode } from "./prove-before-code.ts";
import { formVisits, proveForm } from "./prove-form.ts";
import { provePart } from "./prove-part.ts";
import { proveWalk } from "./prove-walk.ts";
import type { Site } from "./visitor.ts";
import { visitorsOf } from "./visitors.ts";
import { byAddress } from "./visits/by-address.ts";
import { firstVisits } from "./visits/first-visits.ts";
import { around, segmentsOf } from "./visits/segments.ts";
import { sightsOf } from "./visits/sights.ts";
import { wayFrom } from "./visits/way-words.ts";

/** What a proof found, and what it went through. */
export type Proof = {
  readonly findings: readonly ProofFinding[];
  readonly walked: number;
  readonly total: number;
  /** What was not walked, and why. */
  readonly left: readonly { readonly target: string; readonly reason: string }[];
  /** Steps that were looked at. */
  readonly looked: number;
};

/** How a funnel is to be proved. */
export type HowToProve = {
  /** Address of the served funnel. */
  readonly origin: string;
  /** Where its mails arrive. */
  readonly mails: Pick<Mailbox, "textTo">;
  readonly byKeyboard: boolean;
  /** Only what begins at or leads to this step. */
  readonly only?: string | undefined;
  /** The day on which it is walked, such as 2026-12-16, if it is not that of all walks. */
  readonly day?: string | undefined;
  /** Where pictures go: a file name for a step, its place in the flow, a width, and for whom it is another sight. */
  readonly shot?: ((step: string, place: number, width: number, sight?: string) => string) | undefined;
  /** Whether only the steps are looked at, as in a translation of what is walked already. */
  readonly looksOnly?: boolean;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
};

/**
 * Walks through a whole funnel in a browser, from its definition alone, and looks at each of its steps.
 *
 * @param definition a checked one
 */
export async function prove(definition: FunnelDefinition, how: HowToProve): Promise<Proof> {
  const { origin, mails, byKeyboard, only, day, shot, onProgress, looksOnly = false } = how;
  const walksToo = !looksOnly;
  const use = byKeyboard ? useByKeyboard : useByPointer;
  const cover = coverFunnel(definition, day, () => performance.now());
  const { walks, targets, uncovered } = cover;
  const browser = await launchChromium();
  const text = JSON.stringify(definition);
  const site: Site = {
    definition,
    flow: flowOf(definition, () => walkedNoon(day)),
    browser,
    asVisitor: visitorsOf(browser),
    origin,
    isNamed: (host) => text.includes(host),
    day,
  };
  const isOn = (step: string) => only === undefined || step === only;
  const isWanted = ({ from, to }: Move) => isOn(from) || isOn(to.step);
  const returning = new Set(Object.keys(definition.steps).filter(isOn));
  const segments = (walksToo ? [...walks.flatMap(segmentsOf), ...byAddress(definition, cover)] : []).filter(
    ({ moves }) => moves.some(isWanted),
  );
  const parts = (walksToo ? [...offerParts(site, walks), ...mailParts(site, walks, mails)] : []).filter(({ step }) =>
    isOn(step),
  );
  const forms = (walksToo ? formVisits(walks, definition) : []).filter(({ step }) => isOn(step));
  const early = walksToo && !byKeyboard ? firstMoves(walks, definition.start).filter(isWanted) : [];
  const firsts = firstVisits(cover, definition).filter(({ position }) => isOn(position.step));
  const sights = sightsOf(site, walks, firsts);
  // What takes longest comes first, so that in the end nothing else waits for it: pages that move on by themselves, and
  // those at the end of a funnel, which are its longest.
  const visits = [...new Set([...firsts, ...sights.flatMap((sight) => ("visit" in sight ? sight.visit : []))])].sort(
    (a, b) => Number(movesOn(b.position, definition)) - Number(movesOn(a.position, definition)) || b.place - a.place,
  );
  const opened = new Set<string>();
  const look = lookInPages(site);
  const findings: ProofFinding[] = [];
  const covered = new Set<string>();
  /** What fails altogether, such as a page that does not come, is a finding and ends nothing else. */
  const job =
    (step: string, way: readonly string[], run: Job): Job =>
    async () => {
      try {
        await run();
      } catch (error) {
        const message = `Step "${step}" cannot be used: ${plainly(error)}`;
        findings.push({ rule: "unusable-control", step, message, path: ["steps", step], way });
      }
    };
  const jobs = [
    ...segments.map((segment) => {
      const wanted = around(segment, isWanted);
      return job(wanted.start.step, wayFrom(wanted.query, wanted.before, definition), async () => {
        const walked = await proveWalk(wanted, site, use, returning);
        findings.push(...walked.findings);
        for (const key of walked.covered) covered.add(key);
      });
    }),
    ...early.map((move) =>
      job(move.from, [], async () => {
        findings.push(...(await proveBeforeCode(move, site)));
      }),
    ),
    ...forms.map((form) =>
      job(form.step, form.way, async () => {
        findings.push(...(await proveForm(form, site, use)));
      }),
    ),
    ...parts.map((part) =>
      job(part.step, [part.words], async () => {
        const found = await provePart(part, site, use);
        findings.push(...found);
        if (!("reason" in part) && found.every(({ rule }) => rule !== (part.rule ?? "wrong-offer")))
          covered.add(part.key);
      }),
    ),
    ...visits.map((visit) =>
      job(visit.position.step, visit.way, async () => {
        const { position, way, place } = visit;
        const seen = sights.flatMap((sight) => ("visit" in sight && sight.visit === visit ? sight.key : []));
        const again = firsts.includes(visit) ? undefined : seen[0]?.replaceAll(/\W+/g, "-");
        const take =
          shot &&
          (async (page: Page, width: number) => {
            await pictureOf(page, { path: shot(position.step, place, width, again) });
          });
        findings.push(...(await lookAt(position, way, site, look, opened, take)));
        for (const key of seen) covered.add(key);
      }),
    ),
  ];
  try {
    await doAll(jobs, onProgress);
  } finally {
    await browser.close();
  }
  const missed = new Map(uncovered.map(({ target, reason }) => [target.key, reason]));
  const wanted = targets.filter((target) => isOn(target.step) || ("to" in target && isOn(target.to)));
  for (const part of [...parts, ...sights]) if ("reason" in part) missed.set(part.key, part.reason);
  const keys = [...(walksToo ? [...wanted, ...parts] : []), ...sights].map(({ key }) => key);
  return {
    findings: distinct(findings, Object.keys(definition.steps)),
    walked: keys.filter((key) => covered.has(key)).length,
    total: keys.length,
    left: keys.flatMap((key) =>
      covered.has(key) ? [] : [{ target: key, reason: missed.get(key) ?? "a finding stood in its way" }],
    ),
    looked: firsts.length,
  };
}

type Job = () => Promise<void>;

/** Does jobs in their order, three at a time. */
async function doAll(jobs: readonly Job[], onProgress: HowToProve["onProgress"]): Promise<void> {
  const left = [...jobs];
  let done = 0;
  const doNext = async (): Promise<void> => {
    const next = left.shift();
    if (!next) return;
    await next();
    onProgress?.(++done, jobs.length);
    return doNext();
  };
  await Promise.all([doNext(), doNext(), doNext()]);
}

/** Each thing once, in the order of the steps: what is wrong with a header would fill the report otherwise. */
function distinct(findings: readonly ProofFinding[], steps: readonly string[]): readonly ProofFinding[] {
  const seen = new Set<string>();
  return findings
    .toSorted((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step))
    .filter(({ rule, message }) => {
      const key = `${rule} ${message}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
