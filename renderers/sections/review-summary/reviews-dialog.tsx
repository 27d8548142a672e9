import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import type { SectionOf } from "../../contract.ts";
import { QuietButton } from "../../ui/controls/quiet-button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { SampleLabel } from "../../ui/text/sample-label.tsx";
import { ReviewCard } from "./review-card.tsx";

const atFirst = 3;
const atOnce = 10;

export type ReviewsDialogProps = { readonly section: SectionOf<"review-summary">; readonly onClose: () => void };

/** All reviews, a few at first and ten more at each press. */
export function ReviewsDialog({ section, onClose }: ReviewsDialogProps) {
  const plain = usePlain();
  const isAllSample = section.reviews.every(({ sample }) => sample);
  const [shown, setShown] = useState(atFirst);
  const end = useRef<HTMLParagraphElement>(null);
  const remaining = Math.max(section.reviews.length - shown, 0);
  // The focused button goes away with the last reviews, and the next key press must not land on another one.
  useEffect(() => {
    if (remaining === 0 && shown > atFirst) end.current?.focus();
  }, [remaining, shown]);
  return (
    <Dialog open onClose={onClose} label={plain(section.title)} closeLabel={plain(section.close)}>
      {isAllSample && <SampleLabel />}
      <Reviews role="list">
        {section.reviews.slice(0, shown).map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} labelled={!isAllSample} />
          </li>
        ))}
      </Reviews>
      <Foot>
        <p role="status" ref={end} tabIndex={-1}>
          {remaining > 0 ? (
            <>
              <b>{remaining}</b> <Copy of={section.remaining} />
            </>
          ) : (
            <Copy of={section.all} />
          )}
        </p>
        {remaining > 0 ? (
          <QuietButton key="more" onClick={() => setShown(shown + atOnce)}>
            <Copy of={section.more} />
          </QuietButton>
        ) : (
          <QuietButton key="close" onClick={onClose}>
            <Copy of={section.close} />
          </QuietButton>
        )}
      </Foot>
    </Dialog>
  );
}

const Reviews = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  small + & { margin-top: 10px; }
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin-top: 20px;

  p { margin: 0; color: var(--muted); text-align: center; }

  p:focus { outline: none; }

  b { color: var(--ink); font-variant-numeric: tabular-nums; }
`;
