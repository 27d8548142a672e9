import { styled } from "styled-components";
import { listMark } from "../../../engine/copy/index.ts";
import type { SectionOf, SectionProps } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { Chapter } from "../../ui/layout/chapter.tsx";
import { SwipeRow } from "../../ui/layout/swipe-row.tsx";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import { SampleLabel } from "../../ui/text/sample-label.tsx";

/** What several people say, and where that can be checked. */
export function Testimonials({ section, first }: SectionProps<"testimonials">) {
  const plain = usePlain();
  // One label for all of them, if none is real.
  const isAllSample = section.people.every(({ sample }) => sample);
  return (
    <Chapter heading={section.heading} first={first}>
      {isAllSample && <SampleLabel />}
      <SwipeRow label={section.heading && plain(section.heading)}>
        {section.people.map(({ sample = false, ...person }) => (
          <Testimonial key={person.name} {...person} sample={sample && !isAllSample} />
        ))}
      </SwipeRow>
    </Chapter>
  );
}

type Person = SectionOf<"testimonials">["people"][number];

function Testimonial({ name, age, location, story, source, avatar, initials, sample }: Person) {
  const plain = usePlain();
  const { language } = useFunnel();
  const place = location && plain(location);
  const about = [age, place].filter((part) => part !== undefined).join(listMark(language, [place]) ?? ", ");
  return (
    <Card>
      <figcaption>
        {avatar ? <img src={avatar} alt="" width="48" height="48" /> : <Initials of={name} letters={initials} />}
        <Who>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {about && <small>{about}</small>}
        </Who>
        {sample && <SampleLabel />}
      </figcaption>
      <blockquote>
        <Copy of={story} />
      </blockquote>
      {source && (
        <cite>
          <Copy of={source} />
        </cite>
      )}
    </Card>
  );
}

const Card = styled.figure`
  margin: 0;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: break-word;

  figcaption { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; line-height: 1.35; }

  img { flex: none; border-radius: 50%; object-fit: cover; }

  blockquote { margin: 12px 0 0; line-height: 1.55; }

  cite { display: block; margin-top: 12px; color: var(--muted); font-size: 0.9375rem; }
`;

const Who = styled.span`
  flex: 1;
  min-width: 6rem;

  > * { display: block; }

  small { color: var(--muted); font-size: 0.9375rem; }
`;

type Props = { readonly of: string; readonly letters?: string | undefined };

/** In place of a portrait: the initials of the first and last name, in scripts that join letters only the first. */
function Initials({ of, letters = initialsOf(of) }: Props) {
  return <Disc aria-hidden="true">{letters}</Disc>;
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const isJoined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u.test(name);
  const ends = parts.length > 1 && !isJoined ? [parts[0], parts.at(-1)] : parts.slice(0, 1);
  return ends.map((part = "") => [...part][0]?.toUpperCase() ?? "").join("");
}

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
  font-weight: 700;
  letter-spacing: 0.02em;
`;
