import type { CSSProperties } from "react";
import { styled } from "styled-components";
import type { SectionOf } from "../../contract.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { longestWord } from "../../ui/text/longest-word.ts";
import { SampleLabel } from "../../ui/text/sample-label.tsx";
import { Stars } from "../../ui/text/stars.tsx";

type Props = {
  readonly review: SectionOf<"review-summary">["reviews"][number];
  /** Whether it is labelled, if it is a sample; not where one label stands for all. */
  readonly labelled: boolean;
};

/** One review: stars, title, words, who and when. */
export function ReviewCard({ review: { name, rating, title, content, ago, sample }, labelled }: Props) {
  const plain = usePlain();
  // Custom properties are not among those that React's types know.
  const style = { "--letters": longestWord([plain(title)]) } as CSSProperties;
  return (
    <Card style={style}>
      <Row>
        <Stars rating={rating} />
        {sample && labelled && <SampleLabel />}
      </Row>
      <h3>
        <Copy of={title} />
      </h3>
      <p>
        <Copy of={content} />
      </p>
      <small>
        <b>
          <bdi>{name}</bdi>
        </b>{" "}
        · <Copy of={ago} />
      </small>
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: break-word;
  container-type: inline-size;

  /* Smaller where its longest word would be cut in two. */
  h3 {
    margin: 10px 0 4px;
    text-wrap: balance;
    font: 700 min(1.0625rem, max(0.8125rem, 100cqi / (var(--letters) * 0.66)))/1.35 var(--heading-font, var(--font));
  }

  p { margin: 0; line-height: 1.55; }

  /* On one line with those of its neighbours. */
  > small { margin-top: auto; padding-top: 10px; color: var(--muted); font-size: 0.9375rem; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;
