// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Link } from "./link.tsx";

afterEach(cleanup);

test("leads to its address, in words of the definition", () => {
  show(<Link {...sectionProps()} section={{ ...parse(yaml), text: "Call {product.name}" }} />, {
    lookup: (name) => (name === "product.name" ? "the studio" : undefined),
  });
  expect(screen.getByRole("link", { name: "Call the studio" }).getAttribute("href")).toBe("tel:+441632960000");
});
