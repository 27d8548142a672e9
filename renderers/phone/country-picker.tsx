import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { useFunnel } from "../funnel-context.ts";
import { usePlain } from "../ui/text/copy.tsx";
import { countryName, prefixOf } from "./countries.ts";
import { CountrySearch, type PickerTexts } from "./country-search.tsx";
import { Flag } from "./flag.tsx";

type Props = {
  /** Two-letter code of the country chosen. */
  readonly country: string;
  readonly preferred: readonly string[];
  readonly texts: PickerTexts;
  readonly onPick: (iso2: string) => void;
};

/** Chooses the country of a phone number: a button that shows its flag and opens a list with a search. */
export function CountryPicker({ country, preferred, texts, onPick }: Props) {
  const { language } = useFunnel();
  const plain = usePlain();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** What the search begins with; undefined while the list is closed. */
  const [search, setSearch] = useState<string>();
  const open = search !== undefined;

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setSearch(undefined);
    };
    const events = ["pointerdown", "focusin"] as const;
    for (const event of events) document.addEventListener(event, leave);
    return () => {
      for (const event of events) document.removeEventListener(event, leave);
    };
  }, [open]);

  const openByKey = (event: KeyboardEvent) => {
    const letter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (open || !(letter || event.key === "ArrowDown" || event.key === "ArrowUp")) return;
    event.preventDefault();
    setSearch(letter ? event.key : "");
  };
  const close = () => {
    setSearch(undefined);
    opener.current?.focus();
  };
  return (
    <div ref={root}>
      <Opener
        ref={opener}
        type="button"
        aria-label={`${country.toUpperCase()}, ${plain(texts.country)}: ${countryName(country, language)} ${prefixOf(country)}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setSearch(""))}
        onKeyDown={openByKey}
      >
        <Flag of={country} />
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </Opener>
      {open && (
        <CountrySearch
          id={id}
          first={search}
          chosen={country}
          preferred={preferred}
          texts={texts}
          onClose={close}
          onPick={(picked) => {
            setSearch(undefined);
            onPick(picked);
          }}
        />
      )}
    </div>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: max(72px, 2.5rem);
  height: 100%;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid var(--line);
  border-start-start-radius: calc(var(--radius) * 0.875);
  border-end-start-radius: calc(var(--radius) * 0.875);
  background: none;
  color: var(--ink);
  font: inherit;
  cursor: pointer;

  > span { font-weight: 600; }

  @media (hover: hover) {
    &:hover { background: var(--accent-soft); }
  }

  /* On the frame, as that of the field. */
  &:focus-visible { outline-offset: -1.5px; }
`;
