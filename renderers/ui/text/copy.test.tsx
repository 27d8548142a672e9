// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../../testing/show.tsx";
import { Copy } from "./copy.tsx";

afterEach(cleanup);

const html = (copy: string, values: Record<string, string> = {}) =>
  show(<Copy of={copy} />, { lookup: (name) => values[name] }).container.innerHTML;

test("shows markup as elements", () => {
  expect(html("A **bold** and *fine* day")).toBe("A <strong>bold</strong> and <em>fine</em> day");
});

test("fills placeholders within markup, with a fallback for what is not known", () => {
  expect(html("**{goal}** by {day|Monday}{gone}", { goal: "Draw" })).toBe(
    '<strong data-filled="true">Draw</strong> by Monday',
  );
});

test.each([
  ["8 weeks", "8\u00a0weeks"],
  ["1,200 лет", "1,200\u00a0лет"],
  ["18 January 2027", "18\u00a0January 2027"],
  ["18. Januar 2027", "18.\u00a0Januar 2027"],
  ["January 18, 2027", "January\u00a018, 2027"],
  ["4 out of 5", "4 out of 5"],
  ["weeks 8", "weeks 8"],
  ["8 weeks, or more", "8 weeks, or more"],
])("no line ends between the number and the unit of a value: %s", (value, shown) => {
  const { container } = show(<Copy of="In {time|5 days}." />, { lookup: () => value });
  expect(container.textContent).toBe(`In ${shown}.`);
});

test("tells a value in strong letters, which titles keep in one line, from a phrase that may be long", () => {
  expect(html("Get **{goal} within four weeks**", { goal: "fit" })).toBe("Get <strong>fit within four weeks</strong>");
  expect(html("Your goal: **{goal|to learn}**")).toBe('Your goal: <strong data-filled="true">to learn</strong>');
});

test("never reads what a visitor typed as markup", () => {
  const typed = "**a** <b>c</b> [d](https://e.example) {f}";
  const { container } = show(<Copy of="Hi {name}!" />, { lookup: (name) => (name === "name" ? typed : "hardly") });
  expect(container.textContent).toBe(`Hi ${typed}!`);
  expect(container.children).toHaveLength(0);
});

test("a link hands on the words behind a bar, with blanks between them", () => {
  const { container } = show(<Copy of="See [it](https://a.example/?n={name|my friend}) (now)." />, {
    lookup: () => undefined,
  });
  expect(container.innerHTML).toContain('See <a href="https://a.example/?n=my%20friend"');
  expect(container.textContent).toBe("See it (now).");
});

test("reads the text of an outcome as markup, and still nothing that a visitor typed", () => {
  const outcome = "**Calm, {name}**: [look](https://a.example/{name}) now. {outcome.text|Not again}";
  const shown = (copy: string) =>
    show(<Copy of={copy} />, {
      outcome: { text: outcome },
      lookup: (name) => ({ name: "*Ada*", "outcome.text": "plain" })[name],
    }).container;
  const said = '<strong>Calm, *Ada*</strong>: <a href="https://a.example/*Ada*"';
  expect(shown("You are {outcome.text|nobody}!").innerHTML).toContain(`You are ${said}`);
  expect(shown("*You* are *{outcome.text}*, {name}").innerHTML).toContain(`<em>You</em> are <em>${said}`);
  expect(shown("{outcome.text}").textContent).toBe("Calm, *Ada*: look now. Not again");
  expect(html("You are {outcome.text|nobody}, {outcome.text}")).toBe("You are nobody, ");
});

test("the punctuation behind a link or a filled word stays in its line", () => {
  const copy = "See the [terms](legal:terms), the [prices](legal:prices) and [us](tel:+1). Hello **{name}**! **Now**!";
  const { container } = show(<Copy of={copy} />, { lookup: () => "Ada" });
  const kept = [...container.querySelectorAll("[data-kept]")];
  expect(kept.map(({ textContent }) => textContent)).toEqual(["terms,", "us.", "Ada!"]);
});

test("a legal link is a button that opens its tab", () => {
  const openLegal = vi.fn();
  show(<Copy of="See the [terms](legal:terms)." />, { openLegal });
  fireEvent.click(screen.getByRole("button", { name: "terms" }));
  expect(openLegal.mock.calls).toEqual([["terms"]]);
});

test("a link out of the page cannot reach back into it", () => {
  show(<Copy of="[there](https://there.example/a)" />);
  const link = screen.getByRole("link");
  expect(link.getAttribute("href")).toBe("https://there.example/a");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test.each(["mailto:help@there.example", "tel:+44-20-7946-0000"])("%s opens no page of its own", (to) => {
  show(<Copy of={`[there](${to})`} />);
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([to, null]);
});

test("a value within an address stays a part of it", () => {
  show(<Copy of="[write](mailto:{support}) [see](https://a.example/{name}) [book](https://a.example/?{phone})" />, {
    lookup: (name) => ({ support: "help@b.example", name: "../x?y=@evil.example", phone: "+1\u00a0202" })[name],
  });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "mailto:help@b.example",
    "https://a.example/..%2Fx%3Fy%3D@evil.example",
    "https://a.example/?%2B1%20202",
  ]);
});

test("labels copy whose figures are samples", () => {
  const { container } = show(<Copy of="{facts.pupils} pupils" />, { lookup: () => "900", isSample: () => true });
  expect(container.textContent).toBe("900 pupils Sample");
});
