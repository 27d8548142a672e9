import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { Lede } from "../../ui/text/paragraphs.ts";

// Until the new type is generated, this uses what every section has.
type Props = Partial<Omit<SectionProps<never>, "section">> & { readonly section: { readonly text: string } };

/** What the section is for, in one sentence. It shows its props and does not decide where its buttons lead. */
export function Template({ section }: Props) {
  return (
    <Lede>
      <p>
        <Copy of={section.text} />
      </p>
    </Lede>
  );
}
