import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { contactFields, sectionsOf, sectionWith } from "../traits/index.ts";
import { brokenAnswers } from "./broken-answers.ts";
import { brokenFields } from "./broken-fields.ts";
import { brokenLabels } from "./broken-labels.ts";
import type { Break } from "./change.ts";
import { brokenExperiments } from "./diff-experiments.ts";
import type { StepPairs } from "./step-pairs.ts";

/** Everything stored, sent, linked or counted under the old definition that does not fit the new one. */
export function findBreaks(before: FunnelDefinition, now: FunnelDefinition, pairs: StepPairs): readonly Break[] {
  return [
    ...brokenStorage(before, now),
    // After a change of id or version, stored data is no longer read.
    ...(before.id === now.id && before.version === now.version ? brokenAnswers(before, now, pairs) : []),
    ...brokenLabels(before, now, pairs),
    ...brokenFields(before, now),
    ...brokenLeads(before, now),
    ...brokenOutcomes(before, now),
    ...brokenAddresses(before, now),
    ...brokenPlans(before, now),
    ...brokenStocks(before, now),
    ...brokenExperiments(before, now),
  ];
}

function brokenStorage(before: FunnelDefinition, now: FunnelDefinition): Break[] {
  if (before.id !== now.id)
    return [
      {
        breaks: "storage keys",
        message: `The id was "${before.id}" and is now "${now.id}". It prefixes every storage key: answers, timers and contacts not yet handed over are no longer found. Keep the old id, unless this is another funnel.`,
        path: ["id"],
      },
    ];
  if (now.version > before.version)
    return [
      {
        breaks: "stored answers",
        message: `The version rose from ${before.version} to ${now.version}: what visitors have answered so far is dropped, and they start afresh. Keep ${before.version} if their answers still fit.`,
        path: ["version"],
        isMeant: true,
      },
    ];
  if (now.version === before.version) return [];
  return [
    {
      breaks: "storage keys",
      message: `The version fell from ${before.version} to ${now.version}. A browser that has stored answers under ${before.version} saves none under ${now.version}. Use ${before.version}, or ${before.version + 1} if stored answers no longer fit.`,
      path: ["version"],
    },
  ];
}

function brokenLeads(before: FunnelDefinition, now: FunnelDefinition): Break[] {
  const [from, to] = [sourceOf(before), sourceOf(now)];
  const [old, fresh] = [contactsOf(before), contactsOf(now)];
  const lead = (message: string): Break => ({ breaks: "lead payload", message, path: ["lead"] });
  const added = [...fresh].filter((field) => !old.has(field));
  if (old.size > 0 && fresh.size === 0) return [lead("No step asks for a contact any more, so no lead is sent.")];
  const [was, is] = [receiverOf(before), receiverOf(now)];
  return [
    ...(was === is || old.size === 0
      ? []
      : [
          lead(`Leads were handed on to ${was} and are now handed on to ${is}, unless LEAD_WEBHOOK_URL names another.`),
        ]),
    ...(from === to || old.size === 0
      ? []
      : [
          lead(
            `Leads carried "source": "${from}" and now carry "${to}". Tell whoever sorts them, or keep the old tag.`,
          ),
        ]),
    ...(old.size > 0 && added.length > 0
      ? [
          lead(
            `Leads can now come with "${added.join(", ")}" instead of "${[...old].join(", ")}". Their receiver must take both.`,
          ),
        ]
      : []),
  ];
}

/** A lead without a tag of its own carries the funnel's id. */
const sourceOf = ({ lead, id }: FunnelDefinition) => lead?.source ?? id;

const receiverOf = ({ lead }: FunnelDefinition) => lead?.webhook ?? "nobody";

const contactsOf = ({ steps }: FunnelDefinition): ReadonlySet<string> =>
  new Set(Object.values(steps).flatMap(contactFields));

/** Outcomes whose ids leads have carried, and no longer do. */
function brokenOutcomes(before: FunnelDefinition, now: FunnelDefinition): Break[] {
  if (contactsOf(before).size === 0 || !before.lead?.send?.includes("outcome")) return [];
  const kept = new Set(now.outcomes.map(({ id }) => id));
  return before.outcomes.flatMap(({ id }, index) =>
    kept.has(id)
      ? []
      : {
          breaks: "lead payload",
          message: `Outcome "${id}" is gone: leads carried "outcome": "${id}", and whoever sorts them by it finds no new ones. Keep the id if it is the same result under another title.`,
          path: ["outcomes", index],
        },
  );
}

function brokenAddresses(before: FunnelDefinition, now: FunnelDefinition): Break[] {
  const paths = new Set(Object.values(now.steps).map(({ path }) => path));
  return Object.entries(before.steps)
    .filter(([, { path }]) => !paths.has(path))
    .map(([id, { path }]) => ({
      breaks: "addresses",
      message: `No step is at ${path} any more (it was "${id}"): links, ads and bookmarks to it show the 404 page.`,
      path: ["steps", id, "path"],
    }));
}

function brokenPlans({ plans: before = {}, steps }: FunnelDefinition, { plans: now = {} }: FunnelDefinition): Break[] {
  const sections = Object.values(steps).flatMap(sectionsOf);
  const picked = new Set(sections.flatMap((section) => sectionWith("offersPlans", section)?.plans ?? []));
  const ticked = new Set(sections.flatMap((section) => sectionWith("offersExtras", section)?.extras ?? []));
  return Object.keys(before)
    .filter((id) => !Object.hasOwn(now, id))
    .map((id) => ({
      breaks: "plans",
      message: `Plan "${id}" is gone. Orders and reports know it by that id, and a visitor who ${ticked.has(id) && !picked.has(id) ? "ticked it goes on without it" : "picked it gets the default"}. Keep the id if it is the same plan under another name.`,
      path: ["plans", id],
    }));
}

/** What was sold of a stock is stored under its name and the id of the funnel. */
function brokenStocks(before: FunnelDefinition, now: FunnelDefinition): Break[] {
  const isRenamed = before.id !== now.id;
  return Object.keys(before.stock).flatMap((name): Break[] => {
    const isKept = Object.hasOwn(now.stock, name);
    const said = { breaks: "stocks", path: ["stock", name] } as const;
    if (!isKept && Object.keys(now.stock).length > 0)
      return [
        {
          ...said,
          message: `Stock "${name}" is gone, and what was sold of it takes of no other: one by a new name is sold from the first piece to the last. Keep the name if these are the same pieces.`,
        },
      ];
    if (!isKept || !isRenamed) return [];
    return [
      {
        ...said,
        message: `Of stock "${name}", what was sold under the id "${before.id}" no longer counts: all of it is sold anew. Keep the old id, or lower the number by what is sold.`,
      },
    ];
  });
}
