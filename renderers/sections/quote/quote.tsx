import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Copy } from "../../ui/text/copy.tsx";
import { SampleLabel } from "../../ui/text/sample-label.tsx";

/** What somebody said, who that is, and where it was published. */
export function Quote({ section }: SectionProps<"quote">) {
  const { text, by, role, source, avatar, sample } = section;
  return (
    <Card>
      <blockquote>
        <Copy of={text} />
      </blockquote>
      <figcaption>
        {avatar && <img src={avatar} alt="" width="48" height="48" />}
        <span>
          <strong>
            <Copy of={by} />
          </strong>
          {sample && (
            <>
              {" "}
              <SampleLabel />
            </>
          )}
          {role && (
            <Line>
              <Copy of={role} />
            </Line>
          )}
          {source && (
            <Line as="cite">
              <Copy of={source} />
            </Line>
          )}
        </span>
      </figcaption>
    </Card>
  );
}

const Card = styled.figure`
  margin: 0;
  padding: clamp(20px, 4vw, 28px);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  blockquote {
    margin: 0;
    font-size: 1.125rem;
    line-height: 1.55;
    overflow-wrap: break-word;
  }

  blockquote::before {
    content: "“";
    content: "“" / "";
    display: block;
    height: 0.72em;
    color: var(--accent);
    font: 700 2.75rem/1 Georgia, "Times New Roman", serif;
  }

  [dir="rtl"] & blockquote::before { content: "”"; content: "”" / ""; }

  figcaption {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 16px;
    line-height: 1.4;
  }

  img { flex: none; border-radius: 50%; object-fit: cover; }

  figcaption > span { min-width: 0; overflow-wrap: break-word; }
`;

const Line = styled.span`
  display: block;
  color: var(--muted);
  font-size: 0.9375rem;
`;
