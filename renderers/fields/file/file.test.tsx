// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PickedFile, SendingResult } from "../../contract.ts";
import { askField, typingIn } from "../../testing/field.tsx";
import yaml from "./example.yaml?raw";
import { FileField } from "./file.tsx";

afterEach(cleanup);

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const pdf = (name = "cv.pdf", content = "%PDF-1.7") => new File([content], name, { type: "application/pdf" });

/** A field whose files arrive when the test says so. */
function ask(given: object = {}, typed = "") {
  const asked = askField(FileField, yaml, { max: 1, maxSize: 1, ...given }, { typed });
  const sendings: (PickedFile & { readonly answer: (result: SendingResult) => Promise<void> })[] = [];
  asked.sendFile.mockImplementation(
    (picked) =>
      new Promise((resolve) => {
        const answer = (result: SendingResult) => act(async () => resolve(result));
        sendings.push({ ...picked, answer });
      }),
  );
  return {
    ...asked,
    sendings,
    pick: (...files: readonly File[]) =>
      act(async () => {
        fireEvent.change(screen.getByLabelText<HTMLInputElement>(/Your CV/, { selector: "input" }), {
          target: { files },
        });
      }),
  };
}

const names = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const alerts = () => screen.getAllByRole("alert").flatMap(({ textContent }) => textContent || []);

test("a file is sent as soon as it is picked, and kept once the server has it", async () => {
  const { pick, sendings, kept } = ask();
  await pick(pdf());
  expect(screen.getByRole("status").textContent).toBe("Sending cv.pdf...");
  expect(screen.getByRole("progressbar", { name: "Sending cv.pdf..." })).toHaveProperty("value", 0);
  expect(kept()).toEqual({ problem: "unsentFile" });
  act(() => sendings[0]?.onProgress(0.5));
  expect(screen.getByRole("progressbar")).toHaveProperty("value", 0.5);
  await sendings[0]?.answer({ id: id(1), name: "cv.pdf" });
  expect(kept()).toEqual({ value: `${id(1)} cv.pdf` });
  expect(screen.getByRole("status").textContent).toBe("cv.pdf has been sent");
  // There is room for one.
  expect(screen.queryByText("Choose a file")).toBeNull();
});

test("a field says below its button what it takes, and how many where it takes several", () => {
  ask();
  expect(screen.getByText(/At most/).textContent).not.toContain("Up to");
  cleanup();
  ask({ max: 3 });
  expect(screen.getByText(/At most/).textContent).toMatch(/At most 1\s?MB\. Up to 3 files\.$/);
});

test("a file can be removed while it is sent and afterwards; then another one can be picked", async () => {
  const { pick, sendings, kept } = ask();
  await pick(pdf());
  fireEvent.click(screen.getByRole("button", { name: "Remove cv.pdf" }));
  expect(sendings[0]?.stop.aborted).toBe(true);
  // It had arrived all the same.
  await sendings[0]?.answer({ id: id(1), name: "cv.pdf" });
  expect([names(), kept()]).toEqual([[], { value: "" }]);
  await pick(pdf("b.pdf"));
  await sendings[1]?.answer({ id: id(2), name: "b.pdf" });
  fireEvent.click(screen.getByRole("button", { name: "Remove b.pdf" }));
  expect(kept()).toEqual({ value: "" });
  expect(screen.getByText("Choose a file")).toBeTruthy();
});

test("several files arrive in any order, and no more are taken than there is room for", async () => {
  const { pick, sendings, kept } = ask({ max: 3 });
  await pick(pdf("a.pdf"), pdf("b.pdf"));
  await sendings[1]?.answer({ id: id(2), name: "b.pdf" });
  await pick(pdf("c.pdf"), pdf("d.pdf"));
  expect(alerts()).toEqual(["Please choose at most 3 files"]);
  await sendings[0]?.answer({ id: id(1), name: "a.pdf" });
  await sendings[2]?.answer({ id: id(3), name: "c.pdf" });
  expect(sendings).toHaveLength(3);
  expect(kept()).toEqual({ value: `${id(2)} b.pdf\n${id(1)} a.pdf\n${id(3)} c.pdf` });
});

test("what could not be sent says so, and is sent again on a press", async () => {
  const { pick, sendings, kept } = ask();
  await pick(pdf());
  await sendings[0]?.answer({ refused: "failed" });
  expect(alerts()).toEqual(["cv.pdf could not be sent."]);
  expect(kept()).toEqual({ problem: "unsentFile" });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  expect(alerts()).toEqual([]);
  await sendings[1]?.answer({ id: id(1), name: "cv.pdf" });
  expect(kept()).toEqual({ value: `${id(1)} cv.pdf` });
});

test.each([
  [
    "a film",
    new File(["x"], "cv.mov", { type: "video/quicktime" }),
    /^Please choose a file of one of these kinds: PDF, JPG/,
  ],
  [
    "too large a file",
    pdf("cv.pdf", "x".repeat(1_048_577)),
    "cv.pdf is larger than 1 MB. Please choose a smaller file.",
  ],
])("%s is told of at once, and not sent", async (_, file, message) => {
  const { pick, sendings } = ask();
  await pick(file);
  expect(alerts()).toEqual([expect.stringMatching(message)]);
  expect(sendings).toEqual([]);
  // Another one takes its place.
  await pick(pdf("b.pdf"));
  expect(names()).toHaveLength(1);
});

test("the server may refuse what a name promised", async () => {
  const { pick, sendings } = ask();
  await pick(pdf());
  await sendings[0]?.answer({ refused: "kind" });
  expect(alerts()).toEqual([expect.stringContaining("one of these kinds: PDF")]);
});

test("a large photo is sent all the same, as it is made smaller on its way", async () => {
  const { pick, sendings } = ask();
  await pick(new File(["x".repeat(2_000_000)], "cv.jpg", { type: "image/jpeg" }));
  expect(sendings).toHaveLength(1);
});

test("files that were sent are there after a reload, and those that were on their way say that they are not", () => {
  const { typed, kept } = ask({ max: 3 }, `${id(1)} cv.pdf\n- b.pdf`);
  expect(names()).toEqual(["cv.pdf", expect.stringContaining("b.pdf could not be sent.")]);
  expect([typed(), kept()]).toEqual([`${id(1)} cv.pdf\n- b.pdf`, { problem: "unsentFile" }]);
  // The browser does not have it any more.
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove b.pdf" }));
  expect(kept()).toEqual({ value: `${id(1)} cv.pdf` });
});

test("what could not be sent stays when another file is added", async () => {
  const { pick, sendings } = ask({ max: 3 });
  await pick(pdf("a.pdf"));
  await sendings[0]?.answer({ refused: "failed" });
  await pick(pdf("b.pdf"));
  expect(names()).toHaveLength(2);
});

test("the line of a file is the same when it has arrived, so that the focus on it stays", async () => {
  const { pick, sendings } = ask();
  await pick(pdf());
  const button = screen.getByRole("button", { name: "Remove cv.pdf" });
  button.focus();
  await sendings[0]?.answer({ id: id(1), name: "cv.pdf" });
  expect(document.activeElement).toBe(button);
});

test("a name is shown as it is, with braces and dollars in it", async () => {
  const { pick, sendings } = ask();
  await pick(pdf("{cv} $& $1.pdf"));
  await sendings[0]?.answer({ id: id(1), name: "{cv} $& $1.pdf" });
  expect(screen.getByRole("button").getAttribute("aria-label")).toBe("Remove {cv} $& $1.pdf");
});

test("whatever is stored, only lines with an id and a name are files", () => {
  const { field } = ask();
  for (const stored of ["x", `${id(1)}`, "\n\n", "{}", "- "])
    expect(FileField.read(stored, field, typingIn("en"))).toEqual(
      stored.startsWith("- ") ? { problem: "unsentFile" } : { value: "" },
    );
});
