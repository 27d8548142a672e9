import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { useDates, Way } from "../../ui/layout/way.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { FinePrint } from "../../ui/text/paragraphs.ts";
import { Bar } from "./bar.tsx";

/** Two columns, now and goal, with a bar for each thing that should grow. */
export function Comparison({ section, first, now: clock, pictures }: SectionProps<"comparison">) {
  const plain = usePlain();
  const dates = useDates(clock, section.over);
  const { language, lookup } = useFunnel();
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const change = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const { heading, now, goal, measures, note, pin = "" } = section;
  const answer = pin.slice(1, -1);
  const drawing = pictures?.[answer]?.[lookup(answer) ?? ""];
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
        <Columns>
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
                {measure.goalText ? <Copy of={measure.goalText} /> : percent.format(measure.goal / 100)}{" "}
                <b>{change.format((measure.goal - measure.now) / 100)}</b>
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: clamp(12px, 2vw, 20px);
  padding: clamp(12px, 2vw, 20px) clamp(14px, 4vw, 28px) clamp(14px, 2vw, 24px);

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
  font: 700 clamp(0.9375rem, 4.5vw, 1.0625rem)/1.35 var(--heading-font, var(--font));

  [data-goal] > & { color: var(--accent); }
`;
