import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readFunnel } from "../../../tests/read-funnel.ts";
import { securityHeaders } from "./security-headers.ts";
import { headersFile } from "./server-files.ts";

const definition = readFunnel("funnel.yaml");

const html = `<style>a{}</style><script>early()</script><script type="module" src="/a.js"></script><p style="width:1px">`;
const pages = { "/": html, "/final": html, "/checkout": html, "/payment-success": html, "/404": html };
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type Changes = Partial<typeof definition>;
const headersWith = (changes: Changes = {}, backend?: string) =>
  securityHeaders({ ...definition, ...changes }, pages, backend);
const directive = (path: string, name: string, changes?: Changes, backend?: string) =>
  headersWith(changes, backend)
    .pages[path]?.["Content-Security-Policy"]?.split("; ")
    .find((text) => text.startsWith(`${name} `))
    ?.slice(name.length + 1);

test("no other site may embed what is here, pages and files alike", () => {
  const { everywhere } = headersWith();
  expect(everywhere["Cross-Origin-Resource-Policy"]).toBe("same-origin");
  expect(headersFile(headersWith())).toContain("Cross-Origin-Resource-Policy: same-origin");
});

test("no page tells the next one of its query, where a script of others would read it", () => {
  expect(headersWith().everywhere["Referrer-Policy"]).toBe("strict-origin");
});

test("what is left open is what docs/operating.md gives a reason for, and stands nowhere else", () => {
  const { everywhere, elsewhere, https, pages } = headersWith();
  const paying = ["/final", "/checkout"];
  // For a year and this host alone: the domain is its owner's to speak for.
  expect(https).toEqual({ "Strict-Transport-Security": "max-age=31536000" });
  for (const [path, headers] of Object.entries({ ...pages, elsewhere })) {
    const isPaying = paying.includes(path);
    expect(headers["Cross-Origin-Opener-Policy"], path).toBe(
      path === "elsewhere" ? "same-origin" : "same-origin-allow-popups",
    );
    expect(headers["Content-Security-Policy"]?.match(/[\w-]+ [^;]*'unsafe-(?:inline|eval)'/g) ?? [], path).toEqual(
      isPaying ? ["style-src-attr 'unsafe-inline'"] : [],
    );
    expect({ ...everywhere, ...headers }, path).not.toHaveProperty("Cross-Origin-Embedder-Policy");
  }
});

test("a funnel that sells nothing needs no windows of a bank", () => {
  const { "step-1": asks } = definition.steps;
  if (!asks) throw new Error("There is no step to keep.");
  const { pages } = headersWith({ steps: { "step-1": asks } });
  for (const headers of Object.values(pages)) expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin");
});

describe("the policy of a page", () => {
  test("lets run only its own files and the scripts and styles that stand in it", () => {
    expect(directive("/", "default-src")).toBe("'none'");
    expect(directive("/", "script-src")).toBe(`'self' ${hash("early()")}`);
    expect(directive("/", "style-src")).toBe(`'self' ${hash("a{}")} ${hash("")}`);
    expect(directive("/", "style-src-attr")).toBe(`'unsafe-hashes' ${hash("width:1px")}`);
    for (const name of ["object-src", "base-uri", "frame-ancestors", "frame-src"])
      expect(directive("/", name), name).toBe("'none'");
  });

  test("lets in the payment provider where the payment form is, and nowhere else", () => {
    for (const path of ["/", "/payment-success", "/404"])
      expect(headersWith().pages[path]?.["Content-Security-Policy"], path).not.toContain("stripe");
    for (const path of ["/final", "/checkout"]) {
      expect(directive(path, "script-src"), path).toContain("https://js.stripe.com");
      expect(directive(path, "frame-src"), path).toContain("https://hooks.stripe.com");
      expect(directive(path, "connect-src"), path).toContain("https://api.stripe.com");
      expect(headersWith().pages[path]?.["Permissions-Policy"], path).toContain("payment=(self");
    }
    expect(headersWith().pages["/"]?.["Permissions-Policy"]).toContain("payment=()");
  });

  test("speaks to the services that the definition and the operator name, and to no other", () => {
    expect(directive("/", "connect-src")).toBe("'self'");
    const named = {
      geolocation: { url: "https://geo.example/json" },
      lead: { source: "quiz", webhook: "https://hooks.example/a/b" },
      tracking: { pixels: { facebook: "1" }, events: [], consent: "required" as const },
    };
    expect(directive("/", "connect-src", named, "https://ref.supabase.example/x")).toBe(
      "'self' https://ref.supabase.example https://geo.example https://hooks.example " +
        "https://connect.facebook.net https://www.facebook.com",
    );
    expect(directive("/", "script-src", named)).toContain("https://connect.facebook.net");
    expect(directive("/", "script-src", named)).not.toContain("tiktok");
  });
});

test("the host of a framed video is admitted on its own page alone, and own videos wherever a visitor comes from", () => {
  const shown = (section: object): Changes => {
    const { final, ...others } = definition.steps;
    const tour = {
      type: "end",
      path: "/tour",
      sections: [{ type: "video", title: "A tour", play: "Play", ...section }],
    };
    return { steps: { ...others, ...(final && { final }), tour } as (typeof definition)["steps"] };
  };
  const withTour = { ...pages, "/tour": html };
  const policies = (changes: Changes) => {
    const { pages } = securityHeaders({ ...definition, ...changes }, withTour, undefined);
    return Object.entries(pages).map(([path, headers]) => [path, headers["Content-Security-Policy"] ?? ""] as const);
  };
  for (const [path, policy] of policies(shown({ frame: "https://Player.Example:8443/embed/1?a=b" }))) {
    const isTour = path === "/tour";
    expect(policy.includes("https://player.example:8443"), path).toBe(isTour);
    if (isTour) expect(policy).toContain("frame-src https://player.example:8443;");
    expect(policy, path).toContain("media-src 'none'");
  }
  for (const [path, policy] of policies(shown({ src: "tour.mp4" }))) expect(policy, path).toContain("media-src 'self'");
});

test("a CDN gets the same headers from a file, and no second policy that would hold a page back", () => {
  const headers = headersWith();
  const blocks = new Map(
    headersFile(headers)
      .trim()
      .split("\n\n")
      .map((block) => [block.split("\n")[0] ?? "", block]),
  );
  for (const [path, page] of Object.entries(headers.pages))
    for (const [name, value] of Object.entries(page)) expect(blocks.get(path)).toContain(`  ${name}: ${value}`);
  expect(blocks.get("/final/")).toContain("https://js.stripe.com");
  expect(blocks.get("/*")).toContain("Strict-Transport-Security");
  expect(blocks.get("/*")).not.toMatch(/script-src|default-src|connect-src|frame-src/);
});
