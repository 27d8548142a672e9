import { type ComponentType, useState } from "react";
import { styled } from "styled-components";
import type { SectionOf, SectionProps } from "../../contract.ts";
import { QuietButton } from "../../ui/controls/quiet-button.tsx";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy } from "../../ui/text/copy.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewsDialogProps } from "./reviews-dialog.tsx";
import { Score } from "./score.tsx";

/** A score, the first three reviews, and a dialog with all of them, whose code is loaded when it opens. */
export function ReviewSummary({ section, first }: SectionProps<"review-summary">) {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ReviewsDialogProps>>();
  const show = () =>
    import("./reviews-dialog.tsx").then(
      ({ ReviewsDialog }) => {
        setDialog(() => ReviewsDialog);
        setOpen(true);
      },
      // Without a connection nothing opens; the next press tries again.
      () => undefined,
    );
  return (
    <Chapter heading={section.heading} first={first} wide>
      <Score section={section} />
      <Grid>
        {firstThree(section).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </Grid>
      <Place>
        <QuietButton onClick={show}>
          <Copy of={section.button} />
        </QuietButton>
      </Place>
      {Dialog && open && <Dialog section={section} onClose={() => setOpen(false)} />}
    </Chapter>
  );
}

const firstThree = ({ reviews }: SectionOf<"review-summary">) => reviews.slice(0, 3);

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 14px;
`;

const Place = styled.div`
  display: flex;
  justify-content: center;
`;
