import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createBuilder, createServer, type InlineConfig, type Plugin } from "vite";
import { afterAll, expect, test } from "vitest";
import { stylesPlugin } from "./styles-plugin.ts";

const out = resolve(`node_modules/.cache/styles-plugin-${process.pid}`);
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** The settings of a project with these modules alone, styled as the app is. */
function project(modules: Readonly<Record<string, string>>, plugin: Plugin): InlineConfig {
  const virtual: Plugin = {
    name: "modules",
    resolveId: (id) => (Object.hasOwn(modules, id) ? id : undefined),
    load: (id) => modules[id.replace(/\?.*/, "")],
  };
  return {
    configFile: false,
    logLevel: "silent",
    plugins: [virtual, plugin],
    oxc: { plugins: { styledComponents: { displayName: false } } },
  };
}

const edge = `import { css } from "styled-components"; export const edge = css\`border: 0;\`;`;
const part = `
  import { css, keyframes, styled } from "styled-components";
  import { edge } from "/edge.ts";
  const turn = keyframes\`to { rotate: 1turn; }\`;
  const bold = css\`font-weight: 700;\`;
  export const Card = styled.p\`\${edge} \${bold} animation: \${turn} 1s;\`;
  export const Wide = styled(Card)\`width: 100%;\`;
`;
const plain = `export const names = ["styled-components"]; export const last = 1;`;
const desk = `import { styled } from "styled-components"; export const Desk = styled.p\`color: \${({ color }) => color};\`;`;

/** Builds a server and a browser's code of modules. */
async function build(
  modules: Readonly<Record<string, string>>,
  order: readonly ("ssr" | "client")[] = ["ssr", "client"],
) {
  rmSync(out, { recursive: true, force: true });
  const { plugin, read } = stylesPlugin();
  const entry = `export { drawParts } from ${JSON.stringify(resolve("src/app/styled-parts.ts"))};`;
  const main = `export const all = () => [import("/part.tsx"), import("/plain.ts")];`;
  const input = { "entry-server": "/entry.ts", main: "/main.ts" };
  const builder = await createBuilder({
    ...project({ "/entry.ts": entry, "/main.ts": main, "/plain.ts": plain, "/edge.ts": edge, ...modules }, plugin),
    builder: { sharedConfigBuild: true },
    environments: {
      ssr: { build: { outDir: join(out, "server"), ssr: true, rollupOptions: { input } } },
      client: {
        build: {
          outDir: join(out, "client"),
          minify: false,
          rollupOptions: { input: "/part.tsx", preserveEntrySignatures: "strict", external: /built-styles|^react/ },
        },
      },
    },
  });
  let styles: Awaited<ReturnType<typeof read>> | undefined;
  for (const name of order) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
    if (name === "ssr") styles = await read(join(out, "server"));
  }
  const folder = join(out, "client/assets");
  return {
    styles,
    code: readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n"),
  };
}

test("the build of the browser's code has the styles that the server's drew, and none of the library", async () => {
  const { styles, code } = await build({ "/part.tsx": part });
  expect(code).not.toContain("styled-components");
  expect(code).not.toContain("rotate: 1turn");
  expect(code).toMatch(/import \{ styled \} from ".*src\/app\/built-styles\.ts"/);
  const [, rules = ""] = /styled\("p", "s0", "(.*)"\)/.exec(code) ?? [];
  expect(rules).toMatch(
    /^@keyframes (\w+)\{to\{rotate:1turn\}\}\\n\.s0\{border:0;font-weight:700;animation:\1 1s\}\\n$/,
  );
  expect(code).toContain('styled(Card, "s0 s1", ".s1{width:100%}\\n")');
  expect(code.match(/__PURE__ \*\/ styled/g)).toHaveLength(2);
  const [id = ""] =
    /sc-\w+-0/.exec(
      readdirSync(join(out, "server/assets"))
        .map((file) => readFileSync(join(out, "server/assets", file), "utf8"))
        .join(""),
    ) ?? [];
  expect(styles?.of(id)?.classes).toBe("s0");
});

test("a styled element that the server's build does not have is an error that names it", async () => {
  await expect(build({ "/part.tsx": part }, ["client"])).rejects.toThrow(
    /The server's build has no styled element sc-\w+-0\./,
  );
});

test("a style from another module that depends on props ends the build with the element and its file", async () => {
  const tone = "export const tone = ({ lang }) => lang && `color: red;`;";
  const toned = `import { styled } from "styled-components"; import { tone } from "/tone.ts"; export const Toned = styled.p\`\${tone}\`;`;
  await expect(build({ "/part.tsx": toned, "/tone.ts": tone })).rejects.toThrow(
    /^Toned in \S*part\.tsx: A style depends on props/,
  );
});

test("the dev server leaves styles to the library, looks at what they are made of, and refuses at a line", async () => {
  const { plugin } = stylesPlugin();
  const refused = `// One.\nimport { styled } from "styled-components";\n\nexport const Box = styled.p\`\n  color: \${({ color }) => color};\n\`;\n`;
  const server = await createServer({
    ...project(
      {
        "/part.tsx": part,
        "/refused.tsx": refused,
        "/plain.ts": plain,
        "/edge.ts": edge,
        "/src/author/desk.tsx": desk,
      },
      plugin,
    ),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { client, ssr } = server.environments;
  const read = async (id: string, { transformRequest } = client) =>
    (await transformRequest.call(client, id))?.code ?? "";
  try {
    const code = await read("/part.tsx");
    expect(code).toContain("styled-components");
    expect(code).toMatch(/const Card = fixedStyle\(styled\.p[^;]*\$\{turn\} 1s;`, "Card in \S*part\.tsx"\);/);
    expect(code).toMatch(/fixedStyle\(styled\(Card\).*"Wide in /);
    expect(code).toMatch(/import \{ fixedStyle \} from ".*fixed-style\.ts/);
    expect(await read("/plain.ts")).not.toContain("fixedStyle");
    expect(await read("/src/author/desk.tsx")).not.toContain("fixedStyle");
    expect((await ssr.transformRequest("/refused.tsx"))?.code).toContain("color");
    await expect(read("/refused.tsx")).rejects.toMatchObject({
      message: expect.stringContaining("A style depends on props"),
      loc: { line: 4 },
    });
  } finally {
    await server.close();
  }
});
