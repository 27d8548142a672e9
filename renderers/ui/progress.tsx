import { styled } from "styled-components";

type Props = { readonly percent: number; readonly label: string };

/** A thin progress bar. One number drives its width and what screen readers hear. */
export function Progress({ percent, label }: Props) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <Fill style={{ width: `${percent}%` }} />
    </Track>
  );
}

const Track = styled.div`
  width: 100%;
  height: 8px;
  overflow: hidden;
  border-radius: 99px;
  background: var(--line);
  /* Seen only in forced colours, in which all backgrounds are one. */
  outline: 1px solid transparent;
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--accent);

  @media (forced-colors: active) { background: Highlight; }
`;
