import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { useFunnel } from "../funnel-context.ts";
import { usePlain } from "../ui/text/copy.tsx";
import { type ListedCountry, listCountries, searchCountries } from "./countries.ts";
import { Flag } from "./flag.tsx";

/** The picker's own sentences. */
export type PickerTexts = {
  readonly country: string;
  readonly searchCountries: string;
  readonly noCountry: string;
};

type Props = {
  readonly id: string;
  /** What the search begins with. */
  readonly first: string;
  /** Two-letter code of the country chosen. */
  readonly chosen: string;
  readonly preferred: readonly string[];
  readonly texts: PickerTexts;
  readonly onPick: (iso2: string) => void;
  readonly onClose: () => void;
};

const searchDelay = 250;
const pageOfOptions = 4;

/** The option that a key leads to, given the current one and the number of options. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (at, count) => Math.min(at + pageOfOptions, count - 1),
  PageUp: (at) => Math.max(at - pageOfOptions, 0),
};

/** The open list: a search field that keeps the focus and moves through the options below it. */
export function CountrySearch({ id, first, chosen, preferred, texts, onPick, onClose }: Props) {
  const plain = usePlain();
  const { language } = useFunnel();
  const all = useMemo(() => listCountries(language, preferred), [language, preferred]);
  const [search, setSearch] = useState(first);
  const searched = useLater(search, searchDelay);
  const found = useMemo(() => searchCountries(all, searched), [all, searched]);
  /** The option that a key led to, and its search: a new search begins at its best option. */
  const [moved, setMoved] = useState<{ readonly to: number; readonly searched: string }>();
  const place = searched ? 0 : found.findIndex(({ iso2 }) => iso2 === chosen);
  const active = moved?.searched === searched ? moved.to : Math.max(0, place);
  const field = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Repeated when a phone's keyboard has opened and left less space.
    const reveal = () => popup.current?.scrollIntoView({ block: "nearest" });
    field.current?.focus();
    reveal();
    window.visualViewport?.addEventListener("resize", reveal);
    return () => window.visualViewport?.removeEventListener("resize", reveal);
  }, []);

  const pressKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move && found.length > 0) setMoved({ to: move(active, found.length), searched });
    else if (event.key === "Escape") onClose();
    else if (event.key === "Enter") {
      // Enter right after typing refers to what was typed, not to the old list.
      const country = search === searched ? found[active] : searchCountries(all, search)[0];
      if (country) onPick(country.iso2);
    } else return;
    event.preventDefault();
  };
  return (
    <Popup ref={popup}>
      <Search
        ref={field}
        type="text"
        role="combobox"
        aria-label={plain(texts.country)}
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${id}-${found[active].iso2}`}
        placeholder={plain(texts.searchCountries)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={pressKey}
      />
      <CountryOptions
        key={searched}
        id={id}
        label={plain(texts.country)}
        countries={found}
        active={active}
        chosen={chosen}
        onPick={onPick}
      />
      <Nothing role="status">{found.length === 0 && plain(texts.noCountry)}</Nothing>
    </Popup>
  );
}

/** A debounced value: it follows another one once that has not changed for a number of milliseconds. */
function useLater<T>(value: T, delay: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return later;
}

type OptionsProps = {
  readonly id: string;
  readonly label: string;
  readonly countries: readonly ListedCountry[];
  /** Index of the option that the keyboard is on. */
  readonly active: number;
  /** Two-letter code of the country chosen. */
  readonly chosen: string;
  readonly onPick: (iso2: string) => void;
};

/** The countries found, each with flag, name and dial code. The keyboard works from the search field above them. */
function CountryOptions({ id, label, countries, active, chosen, onPick }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const lastPreferred = countries.findIndex(({ preferred }) => !preferred) - 1;

  // Scrolls only the list; scrollIntoView would move the page as well.
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
          <Flag of={iso2} />
          <span>{name}</span>
          <Dial>+{dialCode}</Dial>
        </Option>
      ))}
    </List>
  );
}

const Popup = styled.div`
  position: absolute;
  z-index: 5;
  top: calc(100% + 6px);
  right: -1.5px;
  left: -1.5px;
  overflow: hidden;
  scroll-margin-bottom: 12px;
  border: 1px solid var(--line);
  border-radius: calc(var(--radius) * 0.875);
  background: var(--surface);
  box-shadow: 0 16px 40px rgb(0 0 0 / 18%);
`;

const Search = styled.input`
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 10px 16px;
  border: 0;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink);
  font: 400 1rem/1.4 var(--font);

  &::placeholder { color: var(--muted); opacity: 1; }

  &:focus-visible { outline-offset: -3px; border-radius: calc(var(--radius) * 0.875 - 1px); }
`;

const Nothing = styled.p`
  margin: 0;
  padding: 16px;
  color: var(--muted);

  &:empty { padding: 0; }
`;

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
  grid-template-columns: 2rem 1fr auto;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px;
  font-size: 1rem;
  line-height: 1.3;
  cursor: pointer;

  /* In letters of twice the size, the name has a row of its own: beside the rest it would be a column of letters. */
  @media (max-width: 19em) {
    grid-template-columns: 1fr auto;
    font-size: min(1rem, 8.5vw);

    > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; }
  }

  &:hover { background: color-mix(in srgb, var(--ink) 5%, var(--surface)); }

  &[aria-selected="true"] { font-weight: 600; }

  &[data-active] { background: var(--accent-soft); box-shadow: inset 3px 0 0 var(--accent); }

  [dir="rtl"] &[data-active] { box-shadow: inset -3px 0 0 var(--accent); }

  &[data-last] { border-bottom: 1px solid var(--line); }
`;

const Dial = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
