import { styled } from "styled-components";
import type { Experiments } from "../../engine/flow/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** narrow is a phone of 375 × 812 pixels, wide fills the space. */
export type Width = "narrow" | "wide";

type Props = {
  readonly file: string | undefined;
  readonly steps: FunnelDefinition["steps"] | undefined;
  /** The step shown. */
  readonly step: string;
  readonly width: Width;
  readonly onWidth: (width: Width) => void;
  readonly onJump: (step: string) => void;
  /** The variants of each experiment, and those that the visitor is shown. */
  readonly experiments: Experiments | undefined;
  readonly shown: Readonly<Record<string, string>>;
  readonly onVariant: (experiment: string, variant: string) => void;
  readonly onReset: () => void;
};

/** Controls for the funnel in the frame. */
export function Toolbar({
  file,
  steps = {},
  step,
  width,
  onWidth,
  onJump,
  experiments = {},
  shown,
  onVariant,
  onReset,
}: Props) {
  return (
    <Bar>
      <h1>{file ?? "Author's desk"}</h1>
      <label>
        Step{" "}
        <select value={step} onChange={({ target }) => onJump(target.value)}>
          {Object.keys(steps).map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      {Object.entries(experiments).map(([experiment, variants]) => (
        <label key={experiment}>
          {experiment}{" "}
          <select value={shown[experiment] ?? ""} onChange={({ target }) => onVariant(experiment, target.value)}>
            {Object.keys(variants).map((variant) => (
              <option key={variant}>{variant}</option>
            ))}
          </select>
        </label>
      ))}
      <fieldset>
        <legend>Width</legend>
        {widths.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === width} onClick={() => onWidth(id)}>
            {label}
          </button>
        ))}
      </fieldset>
      <button type="button" onClick={onReset}>
        Forget the answers
      </button>
      <a href={steps[step]?.path ?? "/"} target="_blank" rel="noreferrer">
        Open alone
      </a>
    </Bar>
  );
}

const widths = [
  { id: "narrow", label: "Phone" },
  { id: "wide", label: "Wide" },
] as const;

const Bar = styled.header`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 12px;
  border-bottom: 1px solid var(--edge);
  background: var(--card);

  h1 { margin: 0 auto 0 0; font-size: 15px; }

  fieldset { display: flex; margin: 0; padding: 0; border: 0; }

  legend { position: absolute; clip-path: inset(50%); }

  select, button {
    min-height: 34px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 8px;
    background: var(--desk);
    cursor: pointer;
  }

  :is(select, button):hover { border-color: var(--mark); }

  button:active { background: var(--edge); }

  fieldset button { border-radius: 0; }

  fieldset button:first-of-type { border-radius: 8px 0 0 8px; }

  fieldset button:last-of-type { border-left: 0; border-radius: 0 8px 8px 0; }

  [aria-pressed="true"] { border-color: var(--mark); background: var(--mark); color: var(--card); }

  a { color: var(--mark); }
`;
