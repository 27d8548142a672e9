// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog, settleHistory } from "./dialog.tsx";

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

describe("in the tab's history", () => {
  /** Dialogs one above the other, each with a button that opens it and one that closes it. */
  function Page({ names }: { readonly names: readonly string[] }) {
    const [shown, setShown] = useState<readonly string[]>([]);
    return names.map((name) => (
      <div key={name}>
        <button type="button" onClick={() => setShown((all) => [...all, name])}>
          Open {name}
        </button>
        {shown.includes(name) && (
          <Dialog
            open
            onClose={() => setShown((all) => all.filter((one) => one !== name))}
            label={name}
            closeLabel={`Close ${name}`}
          >
            <p>Text</p>
          </Dialog>
        )}
      </div>
    ));
  }
  const press = (name: string) => fireEvent.click(screen.getByText(name).closest("button") ?? document.body);
  const close = (name: string) => fireEvent.click(screen.getByLabelText(`Close ${name}`));
  const shown = () => screen.queryAllByRole("heading").map((heading) => heading.textContent);
  const travel = (steps: number) => act(() => history.go(steps));
  /** What an entry says besides. */
  const page = { way: ["start"] };

  beforeEach(() => history.pushState(page, ""));

  test("Back closes one after the other, and the page's own entry is the same again", () => {
    render(<Page names={["Payment", "Terms"]} />);
    press("Open Payment");
    press("Open Terms");
    expect([shown(), history.state]).toEqual([["Payment", "Terms"], { ...page, over: 2 }]);
    travel(-1);
    expect([shown(), history.state]).toEqual([["Payment"], { ...page, over: 1 }]);
    travel(-1);
    expect([shown(), history.state]).toEqual([[], page]);
  });

  test("several steps back at once close all that lay above", () => {
    render(<Page names={["Payment", "Terms"]} />);
    press("Open Payment");
    press("Open Terms");
    travel(-2);
    expect([shown(), history.state]).toEqual([[], page]);
  });

  test("closed in another way, its entry is gone with it, and Forward leads to nothing", () => {
    render(<Page names={["Payment"]} />);
    press("Open Payment");
    const { length } = history;
    for (const _ of [1, 2, 3]) {
      close("Payment");
      expect([shown(), history.state]).toEqual([[], page]);
      press("Open Payment");
      expect([history.state, history.length]).toEqual([{ ...page, over: 1 }, length]);
    }
    close("Payment");
    travel(1);
    expect([shown(), history.state]).toEqual([[], page]);
  });

  test("what is opened while the history is still on its way back has an entry once it is there", () => {
    render(<Page names={["Payment"]} />);
    press("Open Payment");
    const go = vi.spyOn(history, "go").mockImplementation(() => undefined);
    close("Payment");
    press("Open Payment");
    expect(go.mock.calls).toEqual([[-1]]);
    go.mockRestore();
    travel(-1);
    expect([shown(), history.state]).toEqual([["Payment"], { ...page, over: 1 }]);
  });

  test("an entry that a dialog has left behind, as after a reload, is gone back past or used again", () => {
    history.pushState({ ...page, over: 1 }, "");
    const { length } = history;
    render(<Page names={["Payment"]} />);
    press("Open Payment");
    expect([history.length, history.state]).toEqual([length, { ...page, over: 1 }]);
    close("Payment");
    history.pushState({ ...page, over: 1 }, "");
    settleHistory();
    expect(history.state).toEqual(page);
  });

  test("one that opens by itself has none, and Back leaves the page as ever", () => {
    const onClose = vi.fn();
    render(
      <Dialog open opensItself onClose={onClose} label="Prize" closeLabel="Close">
        <p>Text</p>
      </Dialog>,
    );
    expect(history.state).toEqual(page);
  });
});
