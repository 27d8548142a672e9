import { styled } from "styled-components";

type Props = { readonly of: string; readonly letters?: string | undefined };

/** Stands in for a picture of somebody: the first letters of the first and last part of a name. */
export function Initials({ of, letters = initialsOf(of) }: Props) {
  return <Disc aria-hidden="true">{letters}</Disc>;
}

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
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
