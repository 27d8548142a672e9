// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Toasts } from "./toasts.tsx";

afterEach(cleanup);

test("both live regions are there before anything is said", () => {
  render(<Toasts notices={[]} onDismiss={vi.fn()} dismissLabel="Dismiss" />);
  expect([screen.getByRole("alert").textContent, screen.getByRole("status").textContent]).toEqual(["", ""]);
});

test("trouble goes into the alert, good news into the status, and each can be dismissed", () => {
  const onDismiss = vi.fn();
  const notices = [
    { id: 1, title: "Saved", tone: "success" },
    { id: 2, title: "Wrong", text: "Look again", tone: "danger" },
  ] as const;
  render(<Toasts notices={notices} onDismiss={onDismiss} dismissLabel="Dismiss" />);
  expect(screen.getByRole("status").textContent).toBe("Saved");
  expect(screen.getByRole("alert").textContent).toBe("WrongLook again");
  fireEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Dismiss" }));
  expect(onDismiss.mock.calls).toEqual([[2]]);
});

test.each(["danger", "success"] as const)(
  "what its own place announces is shown, and not announced again: %s",
  (tone) => {
    const notices = [{ id: 1, title: "Told", tone, isSaid: true }] as const;
    render(<Toasts notices={notices} onDismiss={vi.fn()} dismissLabel="Dismiss" />);
    expect([screen.getByRole("alert").textContent, screen.getByRole("status").textContent]).toEqual(["", ""]);
    expect(screen.getByText("Told").closest("[role]")?.getAttribute("aria-live")).toBe("off");
  },
);

test("notices stand in the dialog that is open, where they can be read and dismissed", () => {
  const onDismiss = vi.fn();
  const page = (title?: string) => (
    <>
      <dialog open />
      <Toasts notices={title ? [{ id: 1, title, tone: "danger" }] : []} onDismiss={onDismiss} dismissLabel="Dismiss" />
    </>
  );
  const { rerender } = render(page());
  expect(within(screen.getByRole("dialog")).queryByRole("alert")).toBeNull();
  rerender(page("Wrong"));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByRole("alert").textContent).toBe("Wrong");
  fireEvent.click(dialog.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledWith(1);
});
