// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function open() {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} label="Terms" closeLabel="Close">
      <p>Text</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Terms" }) };
}

test("opens as a modal with its label as its name", () => {
  expect(open().dialog.open).toBe(true);
});

test("asks to be closed by its button, by Escape and by a click beside it, but not by one within", () => {
  const { onClose, dialog } = open();
  fireEvent.click(screen.getByText("Text"));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test("with a size of its own has its label as its name, and shows the content's title alone", () => {
  render(
    <Dialog open size="fit" onClose={vi.fn()} label="Prize" closeLabel="Close">
      <h2>A title</h2>
    </Dialog>,
  );
  expect(screen.getByRole("dialog", { name: "Prize" })).toBeTruthy();
  expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["A title"]);
});

test("that is not dismissable is closed by its button alone, and comes back when the browser closes it", () => {
  const onClose = vi.fn();
  render(
    <Dialog open dismissable={false} onClose={onClose} label="Prize" closeLabel="Close">
      <p>Text</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  const cancel = new Event("cancel", { cancelable: true });
  fireEvent(dialog, cancel);
  fireEvent.click(dialog);
  act(() => dialog.close());
  expect([onClose.mock.calls.length, cancel.defaultPrevented, dialog.open]).toEqual([0, true, true]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
