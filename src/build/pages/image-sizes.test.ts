import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withImageSizes } from "./image-sizes.ts";

const folder = mkdtempSync(join(tmpdir(), "image-sizes-"));
const draw = (name: string, size: string) =>
  writeFileSync(join(folder, name), `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0"/></svg>`);
draw("wide.svg", 'viewBox="0 0 480 280"');
draw("logo.svg", 'viewBox="0 0 300 48" width="300" height="48"');
writeFileSync(join(folder, "broken.png"), "no picture");
afterAll(() => rmSync(folder, { recursive: true }));

test("a picture that asks for it says its size, a logo at the height that it is shown at", () => {
  const picture = '<img data-sized="true" src="/wide.svg" alt="A hill" class="a"/>';
  const logo = '<img data-sized="true" src="/logo.svg" alt="" height="28"/>';
  const html = withImageSizes(`<p>${picture}</p>${logo}`, folder);
  expect(html).toContain('<img width="480" height="280" data-sized="true" src="/wide.svg" alt="A hill" class="a"/>');
  expect(html).toContain('<img width="175" height="28" data-sized="true" src="/logo.svg" alt=""/>');
});

test("other pictures, and those without a size, stay as they are", () => {
  const html =
    '<img src="/wide.svg" alt=""/><img data-sized="true" src="/broken.png" alt=""/><img data-sized="true" src="https://example.com/a.png" alt=""/>';
  expect(withImageSizes(html, folder)).toBe(html);
});
