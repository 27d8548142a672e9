import { styled } from "styled-components";
import type { SectionProps } from "../../contract.ts";
import { Button } from "../../ui/button.tsx";
import { Copy } from "../../ui/copy.tsx";

/** A button that goes on, or that leads to the plans of the page. */
export function ButtonSection({ section, onNext }: SectionProps<"button">) {
  return (
    <Place>
      <Button onClick={section.action === "plans" ? showPlans : onNext}>
        <Copy of={section.text} />
      </Button>
    </Place>
  );
}

/** Focus goes along with the eyes, or the next key press would bring the visitor back up here. */
function showPlans() {
  const plans = document.getElementById("plans");
  plans?.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  plans?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
}

const Place = styled.div`
  display: flex;
  justify-content: center;
`;
