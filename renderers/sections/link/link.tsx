import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { AddressButton } from "../../ui/controls/address-button.tsx";
import { quietButtonStyle } from "../../ui/controls/quiet-button.tsx";

/** A button that leads out of the funnel: to a page, a mail or a phone call. */
export function Link({ section }: SectionProps<"link">) {
  return (
    <Line>
      <AddressButton of={section} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  justify-content: center;

  /* The step's own button is the main one, and so is the one that sells. */
  [data-sections]:has(~ [data-action], > [data-sells]) & > a { ${quietButtonStyle} box-shadow: none; }
`;
