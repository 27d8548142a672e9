import { styled } from "styled-components";
import { Copy } from "../ui/copy.tsx";

/** What the visitor gets for leaving a contact, each line with a tick. Safari forgets the role of a list without bullets. */
export function Benefits({ lines }: { readonly lines: readonly string[] }) {
  return (
    <List role="list">
      {lines.map((line) => (
        <li key={line}>
          <Tick viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="12" />
            <path d="M7 12.4l3.4 3.4L17 9" />
          </Tick>
          <span>
            <Copy of={line} />
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;
  width: fit-content;
  margin: 0 auto;
  padding: 0;
  list-style: none;
  font-weight: 500;
  line-height: 1.4;

  li { display: flex; align-items: flex-start; gap: 12px; }
`;

const Tick = styled.svg`
  flex: none;
  width: 22px;
  height: 22px;
  margin-top: 0.05em;

  circle { fill: color-mix(in srgb, var(--success) 14%, var(--surface)); }

  path { fill: none; stroke: var(--success); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
`;
