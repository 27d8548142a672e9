// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { filledFields } from "./filled-fields.ts";

let heard: string[] = [];
beforeEach(() => {
  heard = [];
  document.body.innerHTML = `<input id="name" value="Ada"><textarea id="wish">Tea</textarea>
    <select id="size"><option>S</option><option selected>M</option><option>L</option></select>
    <select id="school"><option>Harbour</option><option>Hill</option></select><select id="none"></select>
    <input id="news" type="checkbox" checked><input id="a" type="radio" name="r" checked><input id="b" type="radio" name="r">`;
  // The page of these tests does not have that yet.
  for (const option of document.querySelectorAll("option"))
    Object.defineProperty(option, "defaultSelected", { value: option.hasAttribute("selected") });
  for (const name of ["input", "change", "click"]) document.body.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of ["input", "change", "click"]) document.body.removeEventListener(name, hear);
});

function hear({ type, target }: Event) {
  if (target instanceof Element) heard.push(`${target.id} ${type}`);
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

/** What is told of fields again, once the code is there. */
function again(): readonly string[] {
  const repeat = filledFields();
  heard = [];
  for (const each of repeat) each();
  return heard;
}

test("of fields that are as the page came, nothing is told", () => {
  expect(again()).toEqual([]);
});

test.each([
  ["name", "Grace"],
  ["name", ""],
  ["wish", "Coffee"],
  ["size", "S"],
  ["size", "L"],
  ["school", "Hill"],
])("%s, changed to %j, is told as an input, and stays so", (id, value) => {
  field(id).value = value;
  expect(again()).toEqual([`${id} input`, `${id} change`]);
  expect(field(id).value).toBe(value);
});

test("what was first picked and then picked back is no news", () => {
  for (const [id, ...values] of [
    ["size", "L", "M"],
    ["school", "Hill", "Harbour"],
    ["name", "Bob", "Ada"],
  ])
    for (const value of values) field(id ?? "").value = value;
  expect(again()).toEqual([]);
});

test("a box is told both when it is ticked and when it is cleared, of radios only the one that is picked", () => {
  field("news").checked = false;
  field("b").checked = true;
  expect(again().filter((each) => each.endsWith("click"))).toEqual(["news click", "b click"]);
  expect([field("news").checked, field("a").checked, field("b").checked]).toEqual([false, false, true]);
});

test("a field that is gone by then is left alone", () => {
  field("name").value = "Grace";
  const repeat = filledFields();
  field("name").remove();
  heard = [];
  expect(repeat.map((each) => each())).toEqual([false]);
  expect(heard).toEqual([]);
});
