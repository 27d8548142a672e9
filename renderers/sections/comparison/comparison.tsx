import type { CSSProperties } from "react";
import { styled } from "styled-components";
import { numberFormat } from "../../../engine/fields/index.ts";
import type { SectionOf, SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { useDrawing } from "../../ui/layout/use-drawing.ts";
import { useDates, Way } from "../../ui/layout/way.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { longestWord } from "../../ui/text/longest-word.ts";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { Bar } from "./bar.tsx";

/** Two columns, now and goal, with a bar for each thing that should change. */
export function Comparison({ section, first, now: clock, pictures }: SectionProps<"comparison">) {
  const plain = usePlain();
  const dates = useDates(clock, section.over);
  const bars = useDrawing<HTMLDivElement>();
  const { language, lookup } = useFunnel();
  const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const points = numberFormat(language, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const { heading, now, goal, measures, note, pin = "" } = section;
  const answer = pin.slice(1, -1);
  const drawing = pictures?.[answer]?.[lookup(answer) ?? ""];
  const words = [now, goal, ...measures.flatMap(({ nowText = "", goalText = "" }) => [nowText, goalText])];
  const word = Math.max(
    longestWord(words.map(plain)) * letter.bold,
    longestWord(measures.map(({ label }) => plain(label))) * letter.plain,
  );
  // Custom properties are not among those that React's types know.
  const style = { "--word": `${word.toFixed(2)}rem`, "--rows": measures.length + 1 } as CSSProperties;
  return (
    <Chapter heading={heading} first={first}>
      <Card data-card>
        {dates && (
          <Lead>
            <Way
              from={{ label: plain(now) }}
              to={{ label: plain(goal) }}
              isRising
              curve="fast-first"
              dates={dates}
              pin={drawing}
            />
          </Lead>
        )}
        <Columns style={style} {...bars}>
          <Column>
            <Title as={heading ? "h3" : "h2"}>
              <Copy of={now} />
            </Title>
            {measures.map((measure) => (
              <Bar key={measure.label} label={measure.label} fill={measure.now}>
                {measure.nowText ? <Copy of={measure.nowText} /> : percent.format(measure.now / 100)}
              </Bar>
            ))}
          </Column>
          <Column data-goal>
            <Title as={heading ? "h3" : "h2"}>
              <Copy of={goal} />
            </Title>
            {measures.map((measure) => (
              <Bar key={measure.label} label={measure.label} fill={measure.goal}>
                {measure.goalText ? <Copy of={measure.goalText} /> : percent.format(measure.goal / 100)}
                <Change of={measure} points={points} />
              </Bar>
            ))}
          </Column>
        </Columns>
        {note && (
          <Note>
            <Copy of={note} />
          </Note>
        )}
      </Card>
    </Chapter>
  );
}

type ChangeProps = {
  readonly of: SectionOf<"comparison">["measures"][number];
  readonly points: ReturnType<typeof numberFormat>;
};

/** What changes: what the author says of it, or the points between two percentages. Words need no number beside them. */
function Change({ of: { now, goal, nowText, goalText, change }, points }: ChangeProps) {
  if (change === undefined && (nowText ?? goalText) !== undefined) return null;
  return (
    <>
      {" "}
      <b>{change === undefined ? points.format(goal - now) : <Copy of={change} />}</b>
    </>
  );
}

/** Width of a letter in rem, rarely exceeded on average over a word. */
const letter = { bold: 0.6, plain: 0.54 };

const Card = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

const Lead = styled.div`
  padding: 14px clamp(14px, 4vw, 28px) 10px;
  border-bottom: 1px solid var(--line);
`;

// One below the other where the longest word would be cut in two.
const Columns = styled.div`
  --aside: clamp(14px, 4vw, 28px);

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(50%, calc(var(--word) + 2 * var(--aside)))), 1fr));
`;

const Column = styled.div`
  /* Its rows are those of the other column, so that bars can be compared. */
  display: grid;
  grid-row: span var(--rows);
  grid-template-rows: subgrid;
  align-content: start;
  gap: clamp(12px, 2vw, 20px);
  padding: clamp(12px, 2vw, 20px) var(--aside) clamp(14px, 2vw, 24px);

  &[data-goal] { background: var(--accent-soft); }
`;

const Note = styled(FinePrint)`
  padding: 8px clamp(14px, 4vw, 28px);
  border-top: 1px solid var(--line);
  font-size: 0.8125rem;
  line-height: 1.45;
`;

const Title = styled.h2`
  margin: 0;
  color: color-mix(in srgb, var(--muted) 60%, var(--ink));
  font: 700 clamp(0.9375rem, 2.5vw, 1.0625rem)/1.35 var(--heading-font, var(--font));

  [data-goal] > & { color: var(--accent); }
`;
