import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Disclosure } from "../../ui/controls/disclosure.tsx";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { Copy } from "../../ui/text/copy.tsx";

/** Cards that open to say more. */
export function FeatureCards({ section, first }: SectionProps<"feature-cards">) {
  return (
    <Chapter heading={section.heading} first={first}>
      <Grid>
        {section.cards.map(({ title, teaser, text, icon }) => (
          <Disclosure
            key={title}
            summary={
              <Head>
                {icon && <img src={icon} alt="" width="48" height="48" />}
                <span>
                  <b>
                    <Copy of={title} />
                  </b>
                  {teaser && (
                    <small>
                      <Copy of={teaser} />
                    </small>
                  )}
                </span>
              </Head>
            }
          >
            <Text>
              <Copy of={text} />
            </Text>
          </Disclosure>
        ))}
      </Grid>
    </Chapter>
  );
}

// Two by two also on a phone, as long as a word fits: an open card takes the whole row.
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: 8px;

  > details { display: grid; align-content: start; border-radius: calc(var(--radius) * 0.75); }

  /* Beside a taller one, the words stand in the middle. */
  > details:not([open]) { grid-template-rows: 1fr; }

  > details[open] { grid-column: 1 / -1; }

  summary { min-height: 56px; gap: 4px; padding-block: 9px; padding-inline: 8px 6px; }

  summary > svg { width: 16px; height: 16px; }

  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: 14px;

    summary { gap: 16px; padding: 14px 20px; }

    summary > svg { width: 20px; height: 20px; }
  }
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: 7px;

  img { flex: none; width: 30px; height: 30px; }

  > span { min-width: 0; }

  /* A word that is wider than its card must not widen the page. */
  b { display: block; font-size: 0.875rem; line-height: 1.25; overflow-wrap: anywhere; }

  small {
    display: block;
    color: color-mix(in srgb, var(--muted) 60%, var(--ink));
    font-size: 0.875rem;
    font-weight: 400;
    line-height: 1.3;
  }

  @media (max-width: 767px) {
    details:not([open]) & small { display: none; }
  }

  @media (min-width: 768px) {
    gap: 16px;

    img { width: 48px; height: 48px; }

    b { font-size: 1.0625rem; }

    small { font-size: 0.9375rem; }
  }
`;

const Text = styled.p`
  margin: 0;
`;
