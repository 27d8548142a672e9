import { css, keyframes, styled } from "styled-components";
import { transformWithOxc } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import type { DrawnPage } from "../../app/draw-page.ts";
import { drawParts, styledPart } from "../../app/styled-parts.ts";
import { type BuiltStyles, compileStyles } from "./compile-styles.ts";
import { stylesIn } from "./styles-in.ts";

/** What a module styles, after the plugin of vite.config.ts. */
async function read(source: string) {
  const options = { plugins: { styledComponents: { displayName: false } } };
  const { code } = await transformWithOxc(source, "part.tsx", options);
  const refuse = (message: string, at: number): never => {
    throw new Error(`${code.slice(at).split(/[\n;`]/)[0]}: ${message}`);
  };
  return { code, ...stylesIn(code, refuse) };
}

describe("what a module styles", () => {
  test("is each styled element, of an element or of a component, and what helps to write it", async () => {
    const { code, imported, tags, helpers } = await read(`
      import { css, keyframes, styled } from "styled-components";
      import { other } from "./other.ts";
      const turn = keyframes\`to { rotate: 1turn; }\`;
      const edge = css\`border: 0;\`;
      const Card = styled.button\`\${edge} \${css\`color: red;\`} animation: \${turn} 1s;\`;
      export const cards = { wide: styled(Card)\`width: 100%;\`, label: (text: string) => text\`x\` };
      export default function () { return other\`\${() => 1}\`; }
    `);
    expect(imported && code.slice(imported.start, imported.end)).toBe(
      'import { css, keyframes, styled } from "styled-components";',
    );
    expect(tags.map(({ target }) => target)).toEqual(['"button"', "Card"]);
    expect(new Set(tags.map(({ id }) => id)).size).toBe(2);
    expect(helpers.map(({ start, end }) => code.slice(start, end).split("`")[0])).toEqual(["keyframes", "css"]);
  });

  test.each([
    [
      "styled.p`color: {{({ $on }) => ($on ? 'red' : 'blue')};`",
      '({ $on }) => $on ? "red" : "blue"}: A style depends on',
    ],
    ["css`width: {{function (props) { return props.size; }}px;`", "function(props) {: A style depends on props"],
    ["styled.p`{{css`color: {{(props) => props.color};`}`", "(props) => props.color}: A style depends on props"],
    ["styled.p`color: {{colorOf};`", "colorOf}: A style depends on props"],
    ["styled.p`color: {{later};`; function later() {}", "later}: A style depends on props"],
    ["styled.p`color: {{({ theme }) => theme.ink};`", "such as var(--accent)"],
    ["styled.button.attrs({ type: 'button' })`color: red;`", 'styled.button.attrs({ type: "button" }).withConfig'],
    ["styled(Card).attrs({ type: 'button' })`color: red;`", "Attributes are written where the element is shown"],
    ["styled.p({ color: 'red' })", '({ color: "red" }): Styles are written as a template, not as an object'],
    ["styled.p.withConfig({ shouldForwardProp: (prop) => prop !== 'to' })`color: red;`", "Leave withConfig out"],
    ["keyframes({ to: {} })", "keyframes({ to: {} }): Styles are written as a template"],
    ["styled.p.attrs({})", "styled.p.attrs({}): Attributes are written where the element is shown"],
    ["styled.p.withConfig({ componentId: 'mine', displayName: 'Mine' })`color: red;`", "Leave withConfig out"],
    ["styled(\n  function () {},\n).attrs({\n  type: 'button' })`color: red;`", "Attributes are written"],
    ["css({ color: 'red' })", 'css({ color: "red" }): Styles are written as a template'],
    ["styled[tag]`color: red;`", "styled[tag]: A style names its element"],
    ["styled.p`@media (max-width: 600px) { margin: 0; }`", "The narrow layout is below 768 px"],
    ["css`@media (hover) and (min-width:480px) { margin: 0; }`", "The narrow layout is below 768 px"],
    ["() => styled.p`color: red;`", "A styled element is made once"],
    ["function () { return styled.p`color: red;`; }", "A styled element is made once"],
    ["1; function Shown() { const Inner = styled.p`color: red;`; }", "A styled element is made once"],
  ])("is refused where only a browser knows it: %s", async (style, message) => {
    await expect(
      read(
        `import { css, keyframes, styled } from "styled-components"; const colorOf = (props) => props.color; export const x = ${style.replaceAll("{{", "${")};`,
      ),
    ).rejects.toThrow(message);
  });

  test("is made once also below a function, and may be written by one", async () => {
    const { tags } = await read(`
      import { css, styled } from "styled-components";
      const gap = (px: number) => css\`gap: \${px}px;\`;
      export const Row = styled.p\`\${gap(8)} @media (max-width: 767px) and (min-height: 34em) { margin: 0; }\`;
      export const kinds = { wide: styled(Row)\`@media (min-width: 768px) { width: 100%; } @media (min-width: 1100px) { width: 50%; }\` };
    `);
    expect(tags.map(({ name }) => name)).toEqual(["Row", "wide"]);
  });

  test.each([
    "import { createGlobalStyle, styled } from",
    "import styled from",
    "import * as styled from",
    "import { styled as css } from",
    "import { useTheme as styled } from",
  ])(
    "is refused with what else to do where it takes something else of the library, or by another name: %s",
    async (taken) => {
      await expect(
        read(`${taken} "styled-components"; export const x = [css, createGlobalStyle, styled];`),
      ).rejects.toThrow(`${taken} "styled-components": A page takes nothing but styled, css and keyframes`);
    },
  );

  test("is nothing in a module that does not import the library", async () => {
    const { imported, tags } = await read(
      `export const x = (css, styled) => [css({}), styled.p({}), styled.p.attrs({}), css\`\${() => 1}\`, styled[css]\`\`];`,
    );
    expect(imported).toBeUndefined();
    expect(tags).toEqual([]);
  });
});

describe("built styles", () => {
  const turn = keyframes`to { rotate: 1turn; }`;
  const edge = css`border: 0;`;
  const Card = styledPart(
    styled.button.withConfig({ componentId: "sc-card-0" })`
    ${edge}
    animation: ${turn} 0.5s;

    &:hover { color: red; }
  `,
    "Card in part.tsx",
  );
  styledPart(
    styled(Card).withConfig({ componentId: "sc-card-1" })`
    @media (max-width: 767px) { width: 100%; }
  `,
    "Wide in part.tsx",
  );
  styledPart(
    styled.p.withConfig({ componentId: "sc-text-0" })`
    ${Card} > & { margin: 0; quotes: "0.5;}" '0.5;}'; }
  `,
    "Text in part.tsx",
  );
  styledPart(styled.b.withConfig({ componentId: "sc-bare-0" })``, "Bare in part.tsx");
  let built: BuiltStyles;
  beforeAll(() => {
    built = compileStyles(drawParts());
  });

  test("are not those of an element that depends on props, wherever the function comes from", () => {
    const tones = { on: ({ lang }: { readonly lang?: string | undefined }) => (lang ? "color: red;" : "color: blue;") };
    const Toned = styled.p.withConfig({ componentId: "sc-toned-0" })`${tones.on}`;
    expect(() => styledPart(Toned, "Toned in renderers/example/example.tsx")).toThrow(
      "Toned in renderers/example/example.tsx: A style depends on props",
    );
  });

  test("have short names, and none that no rule is about", () => {
    const card = built.of("sc-card-0");
    expect(card?.classes).toMatch(/^s\w+ s\w+$/);
    expect(built.of("sc-card-1")?.classes).toBe(`${card?.classes} s2`);
    expect(built.of("sc-text-0")?.classes).toMatch(/^s\w+$/);
    expect(built.of("sc-bare-0")).toEqual({ classes: "", rules: "" });
    expect(built.of("sc-other-0")).toBeUndefined();
  });

  test("have a rule in each line, with the animations that they use, and without what says nothing and those of what they extend", () => {
    const [named = "", own = ""] = built.of("sc-card-0")?.classes.split(" ") ?? [];
    const lines = built.of("sc-card-0")?.rules.split("\n") ?? [];
    expect(lines[0]).toMatch(/^@keyframes \w+\{to\{rotate:1turn\}\}$/);
    expect(lines[1]).toMatch(new RegExp(`^\\.${own}\\{border:0;animation:\\w+ \\.5s\\}$`));
    expect(lines[2]).toBe(`.${own}:hover{color:red}`);
    expect(built.of("sc-card-1")?.rules).toBe("@media (max-width: 767px){.s2{width:100%}}\n");
    expect(built.of("sc-text-0")?.rules).toBe(
      `.${named}>.${built.of("sc-text-0")?.classes}{margin:0;quotes:"0.5;}" '0.5;}'}\n`,
    );
  });

  test("are those of a finished page, whose other names stay", () => {
    const parts = drawParts();
    const screen = { step: "one", path: "/one", title: "", min: 1, max: 1, ways: [], alone: [], drops: [] };
    const page: DrawnPage = {
      html: `<main class="sc-bare-0 failed">a class=&quot;sc-card-0&quot;</main>${parts[0]?.markup}`,
      styles: parts[1]?.styles ?? "",
      title: "",
      screens: [{ ...screen, markup: parts[2]?.markup ?? "" }],
    };
    const { html, styles, screens } = built.inPage(page);
    expect(html).toBe(
      `<main class="failed">a class=&quot;sc-card-0&quot;</main><i class="${built.of("sc-card-0")?.classes}"></i>`,
    );
    expect(styles).toBe(`<style data-styled>${built.of("sc-card-0")?.rules}${built.of("sc-card-1")?.rules}</style>`);
    expect(screens[0]?.markup).toBe(`<i class="${built.of("sc-text-0")?.classes}"></i>`);
  });
});
