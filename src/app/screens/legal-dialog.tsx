import { styled } from "styled-components";
import { fillCopy, parseBlocks, parseInline, plainText } from "../../../engine/copy/index.ts";
import type { LegalView } from "../../../engine/views/index.ts";
import { FunnelProvider } from "../../../renderers/funnel-context.ts";
import { Button } from "../../../renderers/ui/controls/button.tsx";
import { LinkButton } from "../../../renderers/ui/controls/link-button.tsx";
import { Tabs } from "../../../renderers/ui/controls/tabs.tsx";
import { Dialog } from "../../../renderers/ui/overlays/dialog.tsx";
import { Copy } from "../../../renderers/ui/text/copy.tsx";
import type { LegalTab } from "../../../schema/funnel.types.ts";
import { useApp, useScope } from "../context/index.ts";
import { LegalText } from "./legal-text.tsx";

type Props = {
  /** Null in a funnel without legal texts. */
  readonly legal: LegalView | null;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onClose: () => void;
};

/** Terms, privacy and the rest, in one dialog with a tab each. */
export function LegalDialog({ legal, tab, onTab, onClose }: Props) {
  const { fixed = {}, samples = [] } = legal ?? {};
  const scope = useScope({ fixed, samples, plans: {}, every: {} });
  const plain = (text: string) => fillCopy(plainText(parseInline(text)), scope.lookup);
  if (!legal) return null;
  const tabs = legal.tabs.map(({ id, label, short }) => ({
    id,
    label: plain(label),
    ...(short && { short: plain(short) }),
  }));
  const content = (id: string) => {
    const { text, account } = legal.tabs.find((entry) => entry.id === id) ?? {};
    return (
      <>
        {text && <LegalText blocks={parseBlocks(text)} />}
        {account && <Account account={account} onStay={onClose} />}
      </>
    );
  };
  return (
    <FunnelProvider value={{ ...scope, openLegal: onTab }}>
      <Dialog open onClose={onClose} label={plain(legal.title)} closeLabel={plain(legal.close ?? "")}>
        <Tabs tabs={tabs} active={tab} onChange={onTab}>
          {content}
        </Tabs>
      </Dialog>
    </FunnelProvider>
  );
}

function Account({
  account,
  onStay,
}: {
  readonly account: NonNullable<LegalTab["account"]>;
  readonly onStay: () => void;
}) {
  const { site } = useApp();
  return (
    <Choice>
      <p>
        <Copy of={account.question} />
      </p>
      <Button onClick={() => window.open(site.fixed["product.app"], "_blank", "noopener")}>
        <Copy of={account.login} />
      </Button>
      <LinkButton onClick={onStay}>
        <Copy of={account.stay} />
      </LinkButton>
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;
`;
