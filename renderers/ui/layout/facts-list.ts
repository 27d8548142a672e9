import { styled } from "styled-components";

/** Terms and their values, line by line, as a definition list. */
export const FactsList = styled.dl`
  display: grid;
  gap: 0;
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
    padding-block: 12px;
  }

  > div + div { border-top: 1px solid var(--line); }

  dt { color: var(--muted); }

  /* At the end also where it has a line of its own, as all values are in one column. */
  dd { margin: 0; margin-inline-start: auto; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;
