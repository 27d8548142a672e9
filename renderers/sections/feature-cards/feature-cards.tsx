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

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  align-items: start;
  gap: 14px;
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: 16px;

  img { flex: none; }

  > span { min-width: 0; }

  b { display: block; font-size: 1.0625rem; }

  small {
    display: block;
    color: color-mix(in srgb, var(--muted) 60%, var(--ink));
    font-size: 0.9375rem;
    font-weight: 400;
  }
`;

const Text = styled.p`
  margin: 0;
  text-wrap: pretty;
`;
