// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Badge } from "../sections/badge/badge.tsx";
import { ButtonSection } from "../sections/button/button.tsx";
import { HeadingSection } from "../sections/heading/heading.tsx";
import { Plans } from "../sections/plans/plans.tsx";
import { example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import { defaultTexts } from "../testing/texts.ts";
import yaml from "./example.yaml?raw";
import { Offer } from "./offer.tsx";

afterEach(cleanup);

const sections = { badge: Badge, button: ButtonSection, heading: HeadingSection, plans: Plans };

test("shows the plan picked before, and goes on with it", async () => {
  const props = stepProps();
  show(
    <Offer
      {...props}
      step={example<"offer">(yaml)}
      texts={defaultTexts("offer")}
      sections={sections}
      values={{ plan: "short", email: "ada@example.com" }}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Short/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Start" }), { detail: 1 });
  expect(props.onSave).toHaveBeenCalledWith({ plan: "short" });
  await waitFor(() => expect(props.onNext).toHaveBeenCalledTimes(1));
});
