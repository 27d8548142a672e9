// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { styled } from "./built-styles.ts";

// What is tested ends the styles that a page came with. Those of the files before, in the same page, are still needed.
const others = [...document.querySelectorAll("style")];
beforeEach(() => {
  for (const style of others) style.remove();
});
afterEach(() => {
  document.head.append(...others);
});

const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText.replaceAll(/\s/g, "")),
  );

test("a styled element has its class names, what it is given, and those of what it extends in another element", () => {
  const Card = styled("button", "s1", ".s1{color:red;}\n");
  const Wide = styled(Card, "s1 s2", ".s2{width:100%;}\n");
  const Link = styled(({ to, ...props }: { readonly to: string }) => <a href={to} {...props} />, "s3", "");
  const Bare = styled("i", "", "");
  const ref = createRef<HTMLButtonElement>();
  render(
    <>
      <Card ref={ref} className="mine" type="button" data-wide="">
        one
      </Card>
      <Wide as="a" href="/two">
        two
      </Wide>
      <Link to="/three">three</Link>
      <Bare>four</Bare>
    </>,
  );
  expect(screen.getByText("one").outerHTML).toBe('<button type="button" data-wide="" class="s1 mine">one</button>');
  expect(ref.current).toBe(screen.getByText("one"));
  expect(screen.getByText("two").outerHTML).toBe('<a href="/two" class="s1 s2">two</a>');
  expect(screen.getByText("three").outerHTML).toBe('<a href="/three" class="s3">three</a>');
  expect(screen.getByText("four").outerHTML).toBe("<i>four</i>");
});

test("its rules come with the first element that is shown, once, in the order of the code, and end those of the page", () => {
  document.head.insertAdjacentHTML("beforeend", "<style data-styled>.s9{margin:1px;}</style>");
  const before = rules();
  const First = styled("p", "s8", ".s8{color:red;}\n");
  const Second = styled("p", "s9", ".s9{margin:1px;}\n.s9::-other-thumb{margin:1px;}\n");
  expect(rules()).toEqual(before);
  const shown = render(<Second>second</Second>);
  shown.rerender(<First>first</First>);
  const added = rules().filter((rule) => !before.includes(rule) || rule.startsWith(".s9{"));
  expect(added.slice(0, 2)).toEqual([".s8{color:red;}", ".s9{margin:1px;}"]);
  expect(rules().filter((rule) => rule.startsWith(".s9{"))).toHaveLength(1);
  expect(document.querySelector("style[data-styled]")).toBeNull();
});
