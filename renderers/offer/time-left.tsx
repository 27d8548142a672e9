import { styled } from "styled-components";
import { clockTime } from "../../engine/clock/index.ts";
import { Unseen } from "../ui/text/unseen.ts";

type Props = {
  readonly ms: number;
  /** Its name for screen readers. */
  readonly label: string;
};

/** Time left, shown every second, but announced only at a few marks. Screen readers can read it at any time. */
export function TimeLeft({ ms, label }: Props) {
  const time = clockTime(ms);
  return (
    <>
      <Digits role="timer" aria-label={`${label} ${time}`}>
        {time}
      </Digits>
      <Unseen role="status">{isMarked(ms) && `${label} ${clockTime(markOf(ms))}`}</Unseen>
    </>
  );
}

/** Milliseconds left at which it is announced. */
const marks = [60_000, 300_000];

/** The mark just passed, or the next one above. */
const markOf = (ms: number) => marks.find((mark) => ms <= mark) ?? 0;

/** Whether a mark was passed a moment ago: long enough to be announced, short enough to still be true. */
const isMarked = (ms: number) => ms > 0 && markOf(ms) - ms < 4_000 && markOf(ms) > 0;

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  white-space: nowrap;
`;
