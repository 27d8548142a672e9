import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, StrictMode } from "react";
import { vi } from "vitest";
import { Contact } from "../contact/contact.tsx";
import type { StepOf } from "../contract.ts";
import { FunnelProvider } from "../funnel-context.ts";
import { bareScope, stepProps } from "./show.tsx";
import "../phone/phone-kit.ts";

const texts = {
  sending: "Sending...",
  invalidEmailTitle: "Bad email",
  invalidEmail: "Give us a real email",
  invalidPhoneTitle: "Bad number",
  invalidPhone: "Give us a real number",
  unlikelyPhoneTitle: "Is it right?",
  unlikelyPhone: "Give us the whole number, or go on",
  country: "Country",
  searchCountries: "Find a country",
  noCountry: "None of that name",
};

type Given = Partial<ComponentProps<typeof Contact>>;

const element = (props: ComponentProps<typeof Contact>) => (
  <StrictMode>
    <FunnelProvider value={bareScope}>
      <Contact {...props} />
    </FunnelProvider>
  </StrictMode>
);

/** Lets the phone kit load and pending promises settle. */
async function settle() {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Your (email|mobile)$/);

/** A contact step as a visitor sees it, and what that visitor can do there. */
export function contactPage(step: StepOf<"contact">) {
  /** Renders the step, with everything that a visitor can interact with. */
  async function ask(given: Given = {}) {
    const props = { ...stepProps(), step, texts, ...given };
    props.guessCountry = given.guessCountry ?? vi.fn(async () => undefined);
    const { rerender, unmount, container } = render(element(props));
    await settle();
    return {
      ...props,
      container,
      unmount,
      again: (changed: Given) => rerender(element({ ...props, ...changed })),
      type: (value: string) => fireEvent.change(field(), { target: { value } }),
      submit: () => fireEvent.submit(container.querySelector("form") ?? container),
    };
  }
  return {
    step,
    texts,
    byPhone: { step: { ...step, mode: "phone" as const } },
    element,
    ask,
    settle,
    field,
    opener: () => screen.getByRole("button", { name: /^[A-Z]{2}, Country: / }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  } as const;
}
