// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Faq } from "./faq.tsx";

afterEach(cleanup);

test("a question is closed until it is opened, and its answer links to the legal text", () => {
  const openLegal = vi.fn();
  show(<Faq {...sectionProps()} section={parse(yaml)} />, { openLegal });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("People ask");
  const question = screen.getByText("Do I need talent?");
  expect(question.closest("details")?.open).toBe(false);
  fireEvent.click(question);
  expect(question.closest("details")?.open).toBe(true);
  fireEvent.click(screen.getByText("terms"));
  expect(openLegal.mock.calls).toEqual([["terms"]]);
});
