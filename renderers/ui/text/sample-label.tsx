import { styled } from "styled-components";
import { namesIn } from "../../../engine/copy/index.ts";
import { useFunnel } from "../../funnel-context.ts";

/** The label on sample content, which has no source yet. */
export function SampleLabel() {
  return <Label>{useFunnel().sample}</Label>;
}

const Label = styled.small`
  display: inline-block;
  padding: 0.1em 0.55em;
  border: 1px solid var(--control);
  border-radius: 99px;
  background: var(--surface);
  color: var(--muted);
  font: 600 0.75rem/1.35 var(--font);
  vertical-align: middle;
  white-space: nowrap;
`;

/** Returns a function that says whether a copy shows sample content. */
export function useHasSample(): (copy: string) => boolean {
  const { isSample } = useFunnel();
  return (copy) => namesIn(copy).some((name) => isSample?.(name));
}
