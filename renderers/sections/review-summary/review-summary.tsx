import { type ComponentType, useState } from "react";
import { styled } from "styled-components";
import type { SectionOf, SectionProps } from "../../contract.ts";
import { QuietButton } from "../../ui/controls/quiet-button.tsx";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { SwipeRow } from "../../ui/layout/swipe-row.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { Distribution } from "./distribution.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewsDialogProps } from "./reviews-dialog.tsx";
import { Score } from "./score.tsx";

/** A score, the first three reviews, and a dialog with all of them, whose code is loaded when it opens. */
export function ReviewSummary({ section, first }: SectionProps<"review-summary">) {
  const plain = usePlain();
  const { distribution } = section;
  const isAllSample = section.reviews.every(({ sample }) => sample);
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
    <Chapter heading={section.heading} first={first}>
      <Score section={section} hasSamples={isAllSample} />
      {distribution && <Distribution of={distribution} />}
      <SwipeRow label={plain(section.title)}>
        {firstThree(section).map((review) => (
          <ReviewCard key={review.id} review={review} labelled={!isAllSample} />
        ))}
      </SwipeRow>
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

const Place = styled.div`
  display: flex;
  justify-content: center;
`;
