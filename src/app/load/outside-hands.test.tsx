// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bearOutsideHands } from "./outside-hands.ts";

beforeEach(bearOutsideHands);
afterEach(cleanup);

/** Puts an element of its own in the place of each text, as the translator of Chromium does. */
function translate(words: (text: string) => string, inTwoMoves = false): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    font.append(words(text.data));
    if (inTwoMoves) {
      text.before(font);
      text.remove();
    } else text.replaceWith(font);
  }
  return told();
}

/** Once those are told who watch the page, and have fetched what they need. */
const told = () => act(() => vi.dynamicImportSettled());
const loud = (text: string) => text.toUpperCase();
const said = () => document.body.textContent;

test.each([false, true])(
  "texts that are translated can change, and others come and go beside them",
  async (inTwoMoves) => {
    const Page = ({ plan, isBusy = false }: { readonly plan?: string; readonly isBusy?: boolean }) => (
      <p>
        {isBusy && <i>~</i>}
        {plan} costs {isBusy ? "" : "more"}
      </p>
    );
    const { rerender } = render(<Page plan="One" />);
    await translate(loud, inTwoMoves);
    expect(said()).toBe("ONE COSTS MORE");
    rerender(<Page plan="Two" isBusy />);
    await told();
    expect(said()).toBe("~Two COSTS ");
    await translate(loud, inTwoMoves);
    expect(said()).toBe("~TWO COSTS ");
    rerender(<Page plan="Three" />);
    await told();
    expect(said()).toBe("Three COSTS more");
    rerender(<Page />);
    await told();
    expect(said()).toBe(" COSTS more");
  },
);

test("a translation that is translated once more is still that of its text", async () => {
  const { rerender } = render(<p>{"One"}!</p>);
  await translate(loud);
  const [font] = document.querySelectorAll("font");
  const next = document.createElement("font");
  next.append("UN");
  font?.replaceWith(next);
  await told();
  expect(said()).toBe("UN!");
  rerender(<p>{"Two"}!</p>);
  await told();
  expect(said()).toBe("Two!");
});

test("who has the page shown in its own language again sees all of it", async () => {
  const { rerender } = render(<p>{"One"}!</p>);
  await translate(loud);
  for (const font of document.querySelectorAll("font")) font.remove();
  await told();
  expect(said()).toBe("One!");
  rerender(<p>{"Two"}!</p>);
  expect(said()).toBe("Two!");
});

test("a page that the browser has kept asks what other tabs have stored meanwhile", () => {
  const onStored = vi.fn();
  addEventListener("storage", onStored);
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  comeBack(false);
  expect(onStored).not.toHaveBeenCalled();
  comeBack(true);
  removeEventListener("storage", onStored);
  expect(onStored.mock.calls).toMatchObject([[{ key: null }]]);
});

test("what was filled in without an event is sent", async () => {
  const send = vi.fn();
  function Form() {
    const [mail, setMail] = useState("");
    const [note, setNote] = useState("");
    const submit = (event: FormEvent) => {
      event.preventDefault();
      send(mail, note);
    };
    return (
      <form onSubmit={submit}>
        <input value={mail} onChange={({ target }) => setMail(target.value)} />
        <textarea value={note} onChange={({ target }) => setNote(target.value)} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  bearOutsideHands();
  await told();
  for (const [kind, text] of [
    [HTMLInputElement, "ada@example.com"],
    [HTMLTextAreaElement, "Hello"],
  ] as const)
    for (const field of screen.getAllByRole("textbox"))
      if (field instanceof kind) Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  act(() => screen.getByRole("button").click());
  expect(send.mock.calls).toEqual([["ada@example.com", "Hello"]]);
});

test("a press on a box ticks it, though another field was filled in without an event", async () => {
  const send = vi.fn();
  function Form() {
    const [mail, setMail] = useState("");
    const [isTicked, setTicked] = useState(false);
    const submit = (event: FormEvent) => {
      event.preventDefault();
      send(mail, isTicked);
    };
    return (
      <form onSubmit={submit}>
        <input value={mail} onChange={({ target }) => setMail(target.value)} />
        <input type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Form />);
  bearOutsideHands();
  await told();
  const field = screen.getByRole("textbox");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "ada@example.com");
  act(() => screen.getByRole("checkbox").click());
  act(() => screen.getByRole("button").click());
  expect(send.mock.calls).toEqual([["ada@example.com", true]]);
});

test.each([
  [{ way: ["start"], over: 1 }, { way: ["start"] }],
  [{ way: ["start"] }, { way: ["start"] }],
])(
  "a page whose history says %o goes back past a dialog that lay above it before it was loaded",
  async (left, found) => {
    history.pushState({ way: ["start"] }, "");
    history.pushState(left, "");
    bearOutsideHands();
    await vi.dynamicImportSettled();
    expect(history.state).toEqual(found);
  },
);
