import { type Quiz, toStored } from "../../engine/compile/index.ts";
import { leadParts } from "../../engine/contract/index.ts";
import type { Flow } from "../../engine/flow/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { aboutLead } from "../services/about-lead.ts";
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
      <h3>What a receiver gets</h3>
      <Json of={sent} />
      <h3>What is stored besides</h3>
      <Json of={kept} />
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
  const others = allParts.filter((part) => !send.includes(part));
  return {
    sent: {
      ...{ source: lead?.source ?? id, email, phone, name },
      ...leadParts(send, about, named),
    },
    kept: leadParts(others, about, named),
  };
}

const allParts = ["answers", "values", "computed", "scores", "outcome", "language", "definition", "touches"] as const;

const Json = ({ of }: { readonly of: object }) => <pre style={{ overflow: "auto" }}>{JSON.stringify(of, null, 2)}</pre>;
