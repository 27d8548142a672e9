// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
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
