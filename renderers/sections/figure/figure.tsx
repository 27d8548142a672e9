import type { CSSProperties } from "react";
import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { SampleLabel, useHasSample } from "../../ui/text/sample-label.tsx";

/** One large number, what it means, and where it comes from. */
export function Figure({ section }: SectionProps<"figure">) {
  const plain = usePlain();
  const hasSample = useHasSample();
  const { value, text, source } = section;
  const said = plain(value);
  // Custom properties are not among those that React's types know.
  const style = { "--letters": Math.max(...said.split(" ").map(({ length }) => length)) } as CSSProperties;
  return (
    <Card data-figure>
      <Value style={style}>
        <span>{said}</span>
      </Value>
      <p>
        <Copy of={text} />
      </p>
      {(section.sample || hasSample(value)) && <SampleLabel />}
      {source && (
        <Source>
          <Copy of={source} />
        </Source>
      )}
    </Card>
  );
}

const Card = styled.div`
  padding: clamp(20px, 4vw, 28px);
  border-radius: var(--radius);
  background: var(--accent-soft);
  text-align: center;

  p { margin: 4px 0 8px; font-size: 1.0625rem; line-height: 1.5; text-wrap: balance; }

  p:last-child { margin-bottom: 0; }

  /* A slide that begins with it has it amid the height that a phone has left, as one that begins with a picture. */
  @media (max-width: 767px) {
    [data-pairs] > :first-child:has(> &:first-child) { margin-top: auto; &:last-child { margin-bottom: auto; } }
  }

  & + [data-title] { margin-top: 10px; }
`;

// Smaller where its letters, each about 0.65 em wide, do not fit: a number is not cut in two. In columns it is small enough
// for ten letters, so that 23 130 kr and 6 570 kr side by side have one size.
const Value = styled.strong`
  display: block;
  container-type: inline-size;

  span {
    color: var(--accent);
    font: 800 max(1rem, min(clamp(2rem, 1.5rem + 2.4vw, 2.75rem), 15cqi, 100cqi / (var(--letters) * 0.65)))/1.15 var(--heading-font, var(--font));
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }
`;

const Source = styled.small`
  display: block;
  margin-top: 8px;
  color: color-mix(in srgb, var(--muted) 60%, var(--ink));
  font-size: 0.875rem;
  text-wrap: balance;
`;
