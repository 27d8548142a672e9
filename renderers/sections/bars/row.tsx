import type { CSSProperties } from "react";
import { keyframes, styled } from "styled-components";
import type { SectionOf } from "../../contract.ts";
import { useDrawing } from "../../ui/layout/use-drawing.ts";
import { Copy, usePlain } from "../../ui/text/copy.tsx";
import type { Amount } from "../../ui/text/use-amount.ts";
import { onScale } from "../on-scale.ts";

type Props = { readonly row: SectionOf<"bars">["rows"][number]; readonly amount: Amount };

/** One number on its scale: filled up to it, or, where both ends have a word, from the middle to a mark at it. */
export function Row({ row, amount }: Props) {
  const plain = usePlain();
  // Each by itself: of a card of many rows too little may be in sight at once.
  const drawing = useDrawing<HTMLDivElement>();
  const { label, min = 0, max, low, high, bands = [], text } = row;
  const { value, band, share } = onScale(amount.number, row);
  const at = share(value);
  const isSided = low !== undefined && high !== undefined && bands.length === 0;
  const side = !isSided || at === 0.5 ? undefined : at < 0.5 ? "low" : "high";
  const nearer = side && row[side];
  // Beside the word that it speaks of: above the other end, a share would be taken for that of the other.
  const figure = side ? undefined : (text ?? (band || isSided ? undefined : amount.text));
  const ends = [low, high].flatMap((end) => end ?? []).map(plain);
  const said = [
    text === undefined ? amount.text : plain(text),
    ...[band?.label ?? nearer].flatMap((word) => word ?? []).map(plain),
    ends.join(" – "),
  ];
  // Custom properties are not among those that React's types know.
  const style = {
    "--from": isSided ? Math.min(at, 0.5) : 0,
    "--to": isSided ? Math.max(at, 0.5) : at,
    "--at": at,
  } as CSSProperties;
  return (
    <Line
      role="meter"
      aria-label={plain(label)}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={said.filter(Boolean).join(", ")}
      data-tone={band?.tone}
      {...drawing}
    >
      <Head>
        <strong>
          <Copy of={label} />
        </strong>
        {(band ?? figure) !== undefined && (
          <span>
            {figure !== undefined && <span>{text === undefined ? figure : <Copy of={text} />}</span>}
            {band && (
              <b>
                <Copy of={band.label} />
              </b>
            )}
          </span>
        )}
      </Head>
      <Track data-side={isSided ? (side ?? "none") : undefined} style={style}>
        <i />
        {bands.slice(0, -1).map(({ upTo = max }) => (
          <s key={upTo} style={{ insetInlineStart: `${share(upTo) * 100}%` }} />
        ))}
        {isSided && <u />}
      </Track>
      {ends.length > 0 && (
        <Ends>
          {(["low", "high"] as const).map((end) => (
            <span key={end} data-here={side === end || undefined}>
              {row[end] !== undefined && <Copy of={row[end]} />}
              {side === end && text !== undefined && (
                <>
                  {" "}
                  <Copy of={text} />
                </>
              )}
            </span>
          ))}
        </Ends>
      )}
    </Line>
  );
}

const grow = keyframes`
  from { scale: 0 1; }
`;

const arrive = keyframes`
  from { inset-inline-start: calc(50% - 10px); }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  line-height: 1.35;

  &[data-tone] { --fill: var(--tone); }
`;

/** What is measured, and what it comes to; one below the other where both do not fit. */
const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 14px;

  > * { min-width: 0; overflow-wrap: anywhere; }

  &, > span { > * { unicode-bidi: plaintext; } }

  > span { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; color: color-mix(in srgb, var(--muted) 60%, var(--ink)); font-size: 0.9375rem; font-variant-numeric: tabular-nums; }

  b { color: var(--ink); font-weight: 600; }

  /* The colour of the bar before its word, which alone says it where colours are few. */
  [data-tone] > & b::before { content: ""; display: inline-block; width: 0.625em; height: 0.625em; margin-inline-end: 0.4em; border-radius: 1em; background: var(--tone); forced-color-adjust: none; }
`;

const Track = styled.span`
  --mark: 20px;

  position: relative;
  display: block;
  height: 12px;
  border-radius: 99px;
  background: color-mix(in srgb, var(--ink) 10%, var(--surface));
  /* Seen only in forced colours, in which all backgrounds are one. */
  outline: 1px solid transparent;

  i { position: absolute; inset-block: 0; inset-inline-start: 0; width: calc(var(--to) * 100%); border-radius: inherit; background: var(--fill, var(--accent)); forced-color-adjust: none; transform-origin: left; }

  :dir(rtl) > & i { transform-origin: right; }

  /* Where a part ends. */
  s { position: absolute; inset-block: 0; width: 3px; margin-inline-start: -1.5px; background: var(--surface); forced-color-adjust: none; }

  &[data-side]::before { content: ""; position: absolute; inset-block: -4px; inset-inline-start: calc(50% - 1px); width: 2px; border-radius: 1px; background: var(--control); forced-color-adjust: none; }

  &[data-side] i { inset-inline-start: calc(var(--mark) / 2 + var(--from) * (100% - var(--mark))); width: calc((var(--to) - var(--from)) * (100% - var(--mark))); border-radius: 0; }

  &[data-side="low"] i { transform-origin: right; }

  :dir(rtl) > &[data-side="low"] i { transform-origin: left; }

  u { position: absolute; inset-block-start: calc(50% - var(--mark) / 2); inset-inline-start: calc(var(--at) * (100% - var(--mark))); width: var(--mark); height: var(--mark); border: 5px solid var(--accent); border-radius: 50%; background: var(--surface); forced-color-adjust: none; }

  [data-drawing="waits"] & { i { scale: 0 1; } u { visibility: hidden; } }

  [data-drawing="starts"] & {
    i { animation: ${grow} 800ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards; }

    u { animation: ${arrive} 800ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards; }
  }
`;

/** The words at both ends, one below the other where they do not fit side by side. */
const Ends = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  color: var(--muted);
  font-size: 0.9375rem;

  > span { min-width: 0; overflow-wrap: anywhere; unicode-bidi: plaintext; }

  > :last-child { margin-inline-start: auto; text-align: end; }

  [data-here] { color: var(--ink); font-weight: 600; }
`;
