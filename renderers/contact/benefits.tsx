import { styled } from "styled-components";
import { Copy } from "../ui/text/copy.tsx";
import { Tick } from "../ui/text/tick.tsx";

/** What the visitor gets for leaving a contact, each line with a tick. Safari forgets the role of a list without bullets. */
export function Benefits({ lines }: { readonly lines: readonly string[] }) {
  return (
    <List role="list">
      {lines.map((line) => (
        <li key={line}>
          <Tick />
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

  li { display: flex; align-items: flex-start; gap: 12px; overflow-wrap: anywhere; }
`;
