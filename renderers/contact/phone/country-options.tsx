import { useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import { flagOf } from "./flag-of.ts";
import type { ListedCountry } from "./list-countries.ts";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly countries: readonly ListedCountry[];
  /** Place of the option that the keyboard is at. */
  readonly active: number;
  /** Two-letter code of the country chosen. */
  readonly chosen: string;
  readonly onPick: (iso2: string) => void;
};

/** The countries found, each with flag, name and dial code. The keyboard works from the search field above them. */
export function CountryOptions({ id, label, countries, active, chosen, onPick }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const lastPreferred = countries.findIndex(({ preferred }) => !preferred) - 1;

  // Scrolls the list alone; scrollIntoView would move the page as well.
  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (!list.current || !(option instanceof HTMLElement)) return;
    const { clientHeight, scrollTop } = list.current;
    const below = option.offsetTop + option.offsetHeight - clientHeight;
    list.current.scrollTop = Math.min(option.offsetTop, Math.max(scrollTop, below));
  }, [active]);

  return (
    <List ref={list} id={id} role="listbox" aria-label={label} hidden={countries.length === 0}>
      {countries.map(({ iso2, name, dialCode }, place) => (
        <Option
          key={iso2}
          id={`${id}-${iso2}`}
          role="option"
          aria-selected={iso2 === chosen}
          data-active={place === active || undefined}
          data-last={place === lastPreferred || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(iso2)}
        >
          <span aria-hidden="true">{flagOf(iso2)}</span>
          <span>{name}</span>
          <Dial>+{dialCode}</Dial>
        </Option>
      ))}
    </List>
  );
}

const List = styled.ul`
  position: relative;
  height: 200px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;

  &[hidden] { display: none; }
`;

const Option = styled.li`
  display: grid;
  grid-template-columns: 32px 1fr auto;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px;
  font-size: 1rem;
  line-height: 1.3;
  cursor: pointer;

  &:hover { background: color-mix(in srgb, var(--ink) 5%, var(--surface)); }

  &[aria-selected="true"] { font-weight: 600; }

  &[data-active] { background: var(--accent-soft); box-shadow: inset 3px 0 0 var(--accent); }

  &[data-last] { border-bottom: 1px solid var(--line); }
`;

const Dial = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
