import { styled } from "styled-components";
import type { StepProps } from "../contract.ts";
import { useFunnel } from "../funnel-context.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Card } from "../ui/card.ts";
import { Copy } from "../ui/copy.tsx";
import { FactsList } from "../ui/facts-list.ts";
import { Heading } from "../ui/heading.tsx";
import { Lede } from "../ui/lede.ts";
import { StepColumn } from "../ui/step-column.tsx";
import { usePlain } from "../ui/use-plain.ts";

/** What was paid for, and the way to the account; or to help, where no account could be set up. */
export function Receipt({ step, texts, values }: StepProps<"receipt">) {
  const plain = usePlain();
  const { lookup } = useFunnel();
  const { email, session } = values;
  // Nobody to set an account up for: there is nothing to wait for. Otherwise a backend would have to do it.
  const ready = !email && !session;
  const app = lookup("product.app")?.replace(/\/$/, "");
  return (
    <StepColumn>
      <Lede>
        <Heading>
          <Copy of={step.heading} />
        </Heading>
        <State role="status">
          <Copy of={ready ? step.ready : step.failed} />
        </State>
      </Lede>
      {!ready && (
        <Card>
          <FactsList>
            {email && <Fact term={texts.email}>{email}</Fact>}
            {session && <Fact term={texts.transaction}>{session}</Fact>}
          </FactsList>
        </Card>
      )}
      <Place>
        {!ready && <ButtonLink href="/">{plain(step.support)}</ButtonLink>}
        {ready && app && <ButtonLink href={app + (step.activatePath ?? "")}>{plain(step.activate)}</ButtonLink>}
      </Place>
    </StepColumn>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const State = styled.p`
  margin: 0;
  font-size: 1.125rem;
`;

const Place = styled.div`
  display: flex;
  justify-content: center;
`;
