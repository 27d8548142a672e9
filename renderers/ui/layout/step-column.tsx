import type { ReactNode } from "react";
import { styled } from "styled-components";

type Props = {
  readonly children: ReactNode;
  /** `narrow` for a question, `wide` for a page to read, `broad` for two columns. */
  readonly width?: "narrow" | "wide" | "broad";
  /** Whether more comes once it is shown: then what is below the page is out of sight from the start. */
  readonly grows?: boolean;
};

/** The column of a step. */
export function StepColumn({ children, width = "narrow", grows }: Props) {
  const Column = columns[width];
  return (
    <Column data-pairs={width === "narrow" || undefined} data-grows={grows}>
      {children}
    </Column>
  );
}

// The page is at least as high as the screen: on a phone, so that its button is at the edge, on a larger one, so that its heading
// is at the same height on every step: below the header on a low screen, where the longest of the usual questions just fits, and
// lower as the screen grows, but higher where what follows would not be on the screen otherwise.
// A page that grows keeps its heading's place.
const Narrow = styled.div`
  display: flex;
  flex-direction: column;
  gap: clamp(20px, 3vh, 28px);
  max-width: 600px;
  margin-inline: auto;
  padding: clamp(20px, 5vh, 48px) 20px 32px;

  min-height: calc(100dvh - var(--header-height) - 4px - var(--bottom-height));

  &[data-grows] { min-height: 100dvh; }

  @media (min-width: 768px) {
    &[data-grows] { padding-top: clamp(20px, 62vh - 433px, 90px); }

    &:not([data-grows]) {
      min-height: calc(100dvh - var(--header-height) - 4px - var(--bottom-height) - var(--foot, 0px));
      padding-block: 0;

      &::before { content: ""; flex: 1 0 0px; max-height: calc(clamp(20px, min(62vh - 433px, 50vh - 325px), 260px) + var(--lower, 0px) - clamp(20px, 3vh, 28px)); }
    }
  }

  @media (max-width: 767px) {
    /* A slide that begins with a picture has it amid the height that is left. */
    &[data-pairs] > :first-child:has(> figure[data-beside]:first-child) { margin-top: auto; }
  }
`;

const columns = {
  narrow: Narrow,
  wide: styled(Narrow)`
    max-width: 760px;
  `,
  broad: styled(Narrow)`
    max-width: 1040px;
  `,
};

/** The place of a step's button: at the edge of a phone's screen, below the content elsewhere. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <Bar data-action>{children}</Bar>;
}

// Not on a low screen, above a keyboard, or with large text (em follows it): a bar that stays would cover too much there.
const Bar = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;

  @media (max-width: 767px) and (min-height: 34em) {
    position: sticky;
    z-index: 1;
    order: 1;
    bottom: var(--banner-height, 0px);
    /* Over the column's own space below, in which nothing else is. */
    margin: auto -20px calc(-32px - var(--bottom-height));
    padding: 20px 20px max(16px, env(safe-area-inset-bottom));
    background: linear-gradient(transparent, var(--paper) 18px);
  }
`;
