import { styled } from "styled-components";
import { LinkButton } from "../../../renderers/ui/controls/link-button.tsx";
import { Copy } from "../../../renderers/ui/text/copy.tsx";

type Props = { readonly label: string; readonly onClick: () => void };

/** At the end of each page: the way to another choice. */
export function ConsentLink({ label, onClick }: Props) {
  return (
    <Foot>
      <LinkButton onClick={onClick}>
        <Copy of={label} />
      </LinkButton>
    </Foot>
  );
}

const Foot = styled.footer`
  padding: 0 20px 24px;
  text-align: center;
`;
