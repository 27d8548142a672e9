import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { drawFunnel } from "../../engine/picture/index.ts";
import { counted } from "../../engine/problem/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { Card } from "./card.tsx";

type Props = {
  readonly definition: FunnelDefinition;
  readonly step: string;
  readonly onJump: (step: string) => void;
};

/** The funnel as a picture. The current step is marked, and a click on another step jumps there. */
export function FlowCard({ definition, step, onJump }: Props) {
  const picture = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = picture;
    // Our own picture of a checked definition, with every text escaped.
    if (current) current.innerHTML = drawFunnel(definition);
    const drawn = current?.querySelector("svg");
    // On its own it is one image; here each card is a button.
    drawn?.setAttribute("role", "group");
    // Any smaller, nobody reads it: a picture of many ways side by side scrolls instead.
    if (drawn) drawn.style.minWidth = `${drawn.viewBox.baseVal.width * 0.7}px`;
    for (const card of current?.querySelectorAll("[data-step]") ?? []) {
      card.setAttribute("role", "button");
      card.setAttribute("tabindex", "0");
    }
  }, [definition]);

  useEffect(() => {
    const cards = definition && picture.current?.querySelectorAll("[data-step]");
    for (const card of cards ?? []) {
      const isShown = card.getAttribute("data-step") === step;
      if (isShown) card.setAttribute("aria-current", "step");
      else card.removeAttribute("aria-current");
      if (isShown) card.scrollIntoView({ block: "nearest", inline: "center" });
    }
  }, [step, definition]);

  const jumpTo = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest("[data-step]")?.getAttribute("data-step") : null;
    if (id) onJump(id);
  };

  return (
    <Card title="Flow" note={counted(Object.keys(definition.steps).length, "step")}>
      <Picture
        ref={picture}
        aria-label="Steps"
        onClick={({ target }) => jumpTo(target)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          jumpTo(event.target);
        }}
      />
    </Card>
  );
}

const Picture = styled.section`
  max-height: 52vh;
  /* Up to the edge of its card, which is then where it is cut. It has a ground and a border of its own. */
  margin-inline: -14px;
  overflow: auto;

  svg { max-width: 100%; height: auto; }

  [data-step] { cursor: pointer; }

  [data-step]:focus-visible .card, [data-step]:hover .card { stroke: var(--mark); stroke-width: 2px; }

  [aria-current] .card { stroke: var(--mark); stroke-width: 4px; }
`;
