// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HeadingSection } from "../sections/heading/heading.tsx";
import { Plans } from "../sections/plans/plans.tsx";
import { PricedSections } from "../sections/priced-sections.tsx";
import { Text } from "../sections/text/text.tsx";
import { example } from "../testing/example.ts";
import { restorablePlans, show, stepProps, storageInMemory } from "../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Info } from "./info.tsx";

afterEach(cleanup);

test("shows its sections in order, and its button moves on", () => {
  const props = stepProps();
  const sections = { heading: HeadingSection, text: Text };
  const { container } = show(<Info {...props} step={example<"info">(yaml)} texts={undefined} sections={sections} />);
  expect(container.textContent).toBe("Everybody can learn to drawIt takes ten minutes a day.Go on");
  fireEvent.click(screen.getByRole("button", { name: "Go on" }), { detail: 1 });
  expect(props.onNext).toHaveBeenCalledTimes(1);
});

test("sells plans at their original price once the offer's countdown has restored it", () => {
  const props = stepProps();
  const step = example<"info">(yaml);
  const words = { perDay: "per day", originalPrice: "Instead of", popular: "Our suggestion", saves: "Save" };
  show(
    <Info
      {...props}
      storage={storageInMemory({ "offer-countdown": { deadline: props.now() - 1 } })}
      step={{ ...step, sections: [{ type: "plans", heading: "Plans", plans: ["short"], default: "short", ...words }] }}
      texts={undefined}
      sections={{ plans: Plans, Priced: PricedSections }}
    />,
    { plans: restorablePlans },
  );
  expect(screen.getByRole("radio").closest("label")?.textContent).toMatch(/^Short \$14\$2\.00/);
});
