import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { moveFocus } from "./move-focus.ts";

type Tab = { readonly id: string; readonly label: string; readonly short?: string };

type Props = {
  readonly tabs: readonly Tab[];
  readonly active: string;
  readonly onChange: (id: string) => void;
  /** Content of the tab with this id. */
  readonly children: (active: string) => ReactNode;
};

/** Tabs and the panel of the active one. Arrows, Home and End move between tabs and activate each. */
export function Tabs({ tabs, active, onChange, children }: Props) {
  const base = useId();
  const idOf = (tab: string) => `${base}-${tab}`;
  return (
    <>
      <List role="tablist" onKeyDown={(event) => moveFocus(event, "tab")?.click()}>
        {tabs.map((tab) => (
          <Item
            key={tab.id}
            id={idOf(tab.id)}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            <Long>{tab.label}</Long>
            {tab.short && <Short>{tab.short}</Short>}
          </Item>
        ))}
      </List>
      {/* A panel that holds only text must be focusable to be scrolled by keys. */}
      <Panel id={`${base}-panel`} role="tabpanel" aria-labelledby={idOf(active)} tabIndex={0}>
        {children(active)}
      </Panel>
    </>
  );
}

const List = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-bottom: 20px;
  padding-block: 4px 8px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`;

const Item = styled.button`
  min-height: 44px;
  padding: 8px 14px;
  border: 0;
  border-radius: 99px;
  background: none;
  color: var(--muted);
  font: 600 0.9375rem/1.3 var(--font);
  cursor: pointer;

  @media (hover: hover) {
    &:hover { color: var(--ink); }
  }

  &[aria-selected="true"] {
    background: var(--accent-soft);
    color: var(--ink);
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }

  &:focus-visible { outline-offset: -3px; }
`;

const Long = styled.span`
  @media (max-width: 767px) {
    &:not(:only-child) { display: none; }
  }
`;

const Short = styled.span`
  @media (min-width: 768px) {
    display: none;
  }
`;

// Focused from its beginning. The sheet around it shows the ring.
const Panel = styled.div`
  scroll-margin-top: 100vh;

  &:focus { outline: none; }
`;
