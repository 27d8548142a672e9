import { allLeadParts, leadParts } from "../../engine/contract/index.ts";
import type { Flow } from "../../engine/flow/index.ts";
import { type Quiz, toStored } from "../../engine/quiz/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { aboutLead } from "../services/about-lead.ts";
import { NamesList } from "./answers-card.tsx";
import { Card } from "./card.tsx";

type Memory = Parameters<typeof aboutLead>[1];

type Props = {
  readonly definition: FunnelDefinition;
  readonly flow: Flow;
  readonly quiz: Quiz;
  readonly storage: Memory;
};

/** The lead that this visitor would leave now: what its receiver gets, and what is stored with it besides. */
export function LeadCard({ definition, flow, quiz, storage }: Props) {
  const { sent, kept } = leadAt(definition, flow, quiz, storage);
  return (
    <Card title="Lead" note={sent.email || sent.phone ? "with a contact" : "no contact yet"}>
      <NamesList title="What a receiver gets" entries={placed(sent)} />
      <NamesList title="What is stored besides" entries={placed(kept)} />
    </Card>
  );
}

/** The two halves of a lead, as a receiver of webhooks and the row of the lead have them. */
export function leadAt(definition: FunnelDefinition, flow: Flow, quiz: Quiz, storage: Memory, now = Date.now()) {
  const { lead, id } = definition;
  const about = aboutLead(flow, storage, toStored(flow, quiz), now);
  const { email, phone, name } = quiz.values;
  const send = lead?.send ?? [];
  // The fingerprint is made when the funnel is built.
  const named = { ...definition, hash: "…" };
  const others = allLeadParts.filter((part) => !send.includes(part));
  return {
    sent: {
      ...{ source: lead?.source ?? id, email, phone, name },
      ...leadParts(send, about, named),
    },
    kept: leadParts(others, about, named),
  };
}

/** Everything in a body, by where it is there: `values.weight`. A part in which nothing is known has no value. */
export function placed(body: object, at = ""): readonly (readonly [string, string | undefined])[] {
  return Object.entries(body).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isGroup = typeof value === "object" && value !== null;
    if (isGroup && Object.keys(value).length > 0) return placed(value, `${at}${name}.`);
    return [[`${at}${name}`, isGroup ? undefined : String(value)] as const];
  });
}
