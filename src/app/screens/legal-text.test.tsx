// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Block } from "../../../engine/copy/index.ts";
import { show } from "../../../renderers/testing/show.tsx";
import { LegalText } from "./legal-text.tsx";

afterEach(cleanup);

test("headings, paragraphs and lists stand in their order, also where some say the same", () => {
  const problem = vi.spyOn(console, "error");
  const rule = { kind: "paragraph", text: "One rule." } as const;
  const blocks: readonly Block[] = [
    { kind: "heading", level: 1, text: "Terms" },
    rule,
    { kind: "heading", level: 2, text: "Rules" },
    { kind: "list", items: ["Be *kind*.", "Be *kind*."] },
    rule,
  ];
  const { container } = show(<LegalText blocks={blocks} />);
  expect(container.firstElementChild?.innerHTML).toBe(
    "<h3>Terms</h3><p>One rule.</p><h4>Rules</h4>" +
      "<ul><li>Be <em>kind</em>.</li><li>Be <em>kind</em>.</li></ul><p>One rule.</p>",
  );
  // React speaks of keys when it cannot tell two children apart.
  expect(problem.mock.calls.map(String).filter((said) => said.includes("key"))).toEqual([]);
});
