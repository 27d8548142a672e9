import { styled } from "styled-components";
import { numberFormat } from "../../../engine/fields/index.ts";
import type { SectionOf } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";

type Props = { readonly of: NonNullable<SectionOf<"review-summary">["distribution"]> };

const stars = ["5", "4", "3", "2", "1"] as const;

/** How many reviews gave each number of stars, as bars and as numbers. */
export function Distribution({ of }: Props) {
  const { language } = useFunnel();
  const most = Math.max(1, ...Object.values(of));
  return (
    <Bars role="list">
      {stars.map((star) => (
        <li key={star}>
          <span>{star} ★</span>
          <i>
            <b style={{ width: `${(100 * of[star]) / most}%` }} />
          </i>
          <span>{numberFormat(language, {}).format(of[star])}</span>
        </li>
      ))}
    </Bars>
  );
}

const Bars = styled.ul`
  display: grid;
  gap: 4px;
  width: min(100%, 360px);
  margin: 0 auto;
  padding: 0;
  color: color-mix(in srgb, var(--muted) 50%, var(--ink));
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  list-style: none;

  li { display: grid; grid-template-columns: 2.25em minmax(0, 1fr) 3em; align-items: center; gap: 10px; line-height: 1.4; }

  li > :last-child { text-align: end; }

  /* Seen only in forced colours, in which all backgrounds are one. */
  i { height: 8px; overflow: hidden; border-radius: 99px; outline: 1px solid transparent; background: color-mix(in srgb, var(--ink) 10%, var(--surface)); }

  b { display: block; height: 100%; border-radius: inherit; background: var(--amber); @media (forced-colors: active) { background: Highlight; } }
`;
