// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Keeper } from "../contract.ts";
import { defaultTexts, example } from "../testing/example.ts";
import { show, stepProps } from "../testing/show.tsx";
import { Confirmation } from "./confirmation.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const texts = defaultTexts("confirmation");
const step = example<"confirmation">(yaml);

/** Opens the page where the server answers so. */
function open(confirmContact: Keeper["confirmContact"]) {
  const keeper = { confirmContact, sendFile: vi.fn(), askTimes: vi.fn() };
  show(<Confirmation {...stepProps()} loadKeeper={async () => keeper} step={step} texts={texts} />);
}

const heading = () => screen.getByRole("heading", { level: 1 });
const press = () => fireEvent.click(screen.getByRole("button"));

test("asks for one press, confirms once and says what follows, from its heading on", async () => {
  const confirmContact = vi.fn(async () => true);
  open(confirmContact);
  expect(heading().textContent).toBe("One press, and the letters come");
  expect(screen.queryByRole("link")).toBeNull();
  press();
  expect(screen.getByRole("button", { name: texts.sending }).getAttribute("aria-disabled")).toBe("true");
  press();
  await waitFor(() => expect(heading().textContent).toBe("Thank you"));
  expect(confirmContact).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(heading());
  screen.getByText(/first letter comes on Tuesday/);
  expect(screen.getByRole("link", { name: "Read the latest letter" }).getAttribute("href")).toBe(
    "https://beds.internal/letters",
  );
});

test("says of a link that belongs to nobody that it does not work any more, and leads to the start", async () => {
  open(async () => false);
  press();
  await waitFor(() => expect(heading().textContent).toBe(texts.unknownTitle));
  expect(document.activeElement).toBe(heading());
  expect([screen.getByText(texts.unknown), screen.queryByText(/first letter/)]).toEqual([expect.anything(), null]);
  expect(screen.getByRole("link", { name: texts.home }).getAttribute("href")).toBe("/");
});

test("where the server does not answer it says so at once, and can be pressed again", async () => {
  const confirmContact = vi.fn<Keeper["confirmContact"]>().mockRejectedValueOnce(new Error("offline"));
  open(confirmContact.mockResolvedValue(true));
  const button = screen.getByRole("button");
  press();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(texts.failed));
  expect(screen.getByRole("button", { name: step.button })).toBe(button);
  press();
  await waitFor(() => expect(heading().textContent).toBe("Thank you"));
});
