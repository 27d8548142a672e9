import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { defaultParseSearch, defaultStringifySearch } from "./query-as-it-came.ts";

test("the router keeps the query of an address as it came, and takes none along to another step", () => {
  const at = (path: string) =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory({ initialEntries: [path] }),
      parseSearch: defaultParseSearch,
      stringifySearch: defaultStringifySearch,
    });
  // A path with such a letter is written anew, and the whole address with it.
  for (const path of ["/size?size=1e3&size=2&name=%C3%B6+%20", "/größe?size=1e3&size=2&name=%C3%B6+%20"]) {
    const router = at(path);
    expect(router.buildLocation({ to: ".", search: true }).searchStr).toBe("?size=1e3&size=2&name=%C3%B6+%20");
    expect(router.buildLocation({ to: "/goal" }).href).toBe("/goal");
  }
  expect(at("/size").buildLocation({ to: ".", search: true }).searchStr).toBe("");
});
