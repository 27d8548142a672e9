import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = {
  /** Its name for screen readers: what the cards are. */
  readonly label: string | undefined;
  readonly children: ReactNode;
};

/**
 * Cards side by side. Where they have no room, as on a phone, the row is swiped, and can be scrolled with arrow keys
 * once it has the focus. A little of the next card shows that there are more.
 */
export function SwipeRow({ label, children }: Props) {
  return (
    // What the focus goes to in order to scroll is a region, if it has a name.
    <Row role={label ? "region" : "group"} aria-label={label} tabIndex={0}>
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(92%, 1fr);
  gap: 12px;
  margin-inline: -20px;
  padding: 4px 20px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: 20px;
  scrollbar-width: thin;

  > * { scroll-snap-align: start; }

  /* It reaches both edges of a phone, where a ring around it would lose two of its sides. */
  @media (max-width: 767px) { &:focus-visible { outline-offset: -3px; } }

  @media (min-width: 768px) {
    grid-auto-columns: minmax(212px, 1fr);
    margin-inline: 0;
    padding-inline: 0;
    scroll-padding-inline: 0;

    /* Three stand side by side in full; of more, the last in sight is cut. */
    &:has(> :nth-child(4)) { grid-auto-columns: minmax(250px, 1fr); }
  }
`;
