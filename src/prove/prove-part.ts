import { plainly } from "./act/plain-error.ts";
import type { Use } from "./act/use-control.ts";
import type { ProofFinding } from "./findings.ts";
import { violations } from "./look/look-at.ts";
import type { ProvedPart } from "./parts/offer-parts.ts";
import { addressOf, restore, type Site, startClock } from "./visitor.ts";
import { watchPage } from "./watch-page.ts";

/** Sees in a browser whether a plan, a prize, a timer or the link of a mail does what the definition says. */
export async function provePart(part: ProvedPart, site: Site, use: Use): Promise<readonly ProofFinding[]> {
  if ("reason" in part) return [];
  const { step, path, words, visit, isFirst, isNewSight, act, rule = "wrong-offer" } = part;
  const { definition, asVisitor, isNamed } = site;
  const findings: ProofFinding[] = [];
  const report = (rule: ProofFinding["rule"], message: string) =>
    findings.push({ rule, step, message, path, way: [...visit.way, words] });
  return asVisitor(async (page) => {
    const events = watchPage(page, isNamed);
    await startClock(page, site);
    await page.addInitScript(letDraw);
    await restore(page, visit.position, site, { hasSpun: !isFirst });
    await page.goto(addressOf(step, site));
    try {
      await act({ page, definition, use });
    } catch (error) {
      report(rule, `On step "${step}" nobody can ${words}: ${plainly(error)}`);
    }
    if (isNewSight)
      for (const seen of await violations(page, step, definition))
        findings.push({
          ...{ rule: "accessibility", step, message: `${seen.message} (after: ${words})` },
          ...{ path: seen.path, way: [...visit.way, words] },
        });
    for (const event of events()) report(event.rule, event.message);
    return findings;
  });
}

/** Runs in the page, before its own scripts: a draw of the page can be decided from outside. */
function letDraw(): void {
  const { random } = Math;
  Math.random = () => Reflect.get(window, "drawn") ?? random();
}
