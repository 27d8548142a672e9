// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawingOf } from "../../../engine/load/index.ts";
import type { StepOf } from "../../contract.ts";
import { Question } from "../../question/question.tsx";
import { show, stepProps } from "../../testing/show.tsx";
import { faces } from "./faces.tsx";

afterEach(cleanup);

const dog = drawingOf("dog") ?? "";

function ask(given: Partial<StepOf<"question">>) {
  const step: StepOf<"question"> = {
    type: "question",
    path: "/",
    question: "Who?",
    layout: "list",
    options: [],
    next: "end",
    ...given,
  };
  const { container } = show(
    <Question {...stepProps()} step={step} texts={undefined} extras={{ ...faces, icons: { dog } }} />,
  );
  return container;
}

test("a face decorates its option, whose name stays its label", () => {
  const container = ask({
    options: [
      { label: "Dog", icon: "dog" },
      { label: "Cat", emoji: "🐱" },
      { label: "Bird", image: "/bird.webp" },
      { label: "Fish", icon: "/fish.svg" },
      "Stone",
    ],
  });
  for (const name of ["Dog", "Cat", "Bird", "Fish", "Stone"]) expect(screen.getByRole("radio", { name })).toBeTruthy();
  const faceOf = (name: string) => screen.getByRole("radio", { name }).firstElementChild;
  expect(faceOf("Dog")?.querySelector("path")?.getAttribute("d")).toBe(dog);
  expect(faceOf("Dog")?.getAttribute("aria-hidden")).toBe("true");
  expect(faceOf("Cat")?.textContent).toBe("🐱");
  expect(faceOf("Stone")?.textContent).toBe("Stone");
  const images = [...container.querySelectorAll("img")].map((image) => [image.getAttribute("src"), image.alt]);
  expect(images).toEqual([
    ["/bird.webp", ""],
    ["/fish.svg", ""],
  ]);
});

test("a scale is a group of radios that the words at its ends describe", () => {
  ask({ layout: "scale", options: ["1", "2", "3"], ends: { low: "Calm", high: "Wild" }, hint: "Roughly" });
  expect(screen.getAllByRole("radio").map((point) => point.textContent)).toEqual(["1", "2", "3"]);
  const described = screen.getByRole("radiogroup").getAttribute("aria-describedby")?.split(" ") ?? [];
  // The page says once, outside the step, that choosing moves on.
  const inStep = described.filter((id) => id !== "moves-on");
  expect(inStep.map((id) => document.getElementById(id)?.textContent)).toEqual(["Roughly", "CalmWild"]);
});

test("a scale of faces shows the labels of its ends, once for screen readers", () => {
  const container = ask({
    layout: "scale",
    options: [
      { label: "Sad", emoji: "😞" },
      { label: "So-so", emoji: "😐" },
      { label: "Happy", emoji: "😀" },
    ],
  });
  expect(screen.getByRole("radio", { name: "So-so" })).toBeTruthy();
  expect(container.querySelector("p[aria-hidden]")?.textContent).toBe("SadHappy");
  expect(screen.getByRole("radiogroup").getAttribute("aria-describedby")).toBe("moves-on");
});

test.each([
  [4, "1fr"],
  // The last of an odd number has a row of its own, in which its picture is beside its label.
  [3, ""],
])("the rows of %i pictures to choose from are as high as '%s' says, however long a label is", (count, rows) => {
  const labels = ["A quiet look", "Two small people in a wide land", "The whole dance floor", "A long table at night"];
  ask({ layout: "tiles", options: labels.slice(0, count).map((label) => ({ label, image: "/look.webp" })) });
  expect(getComputedStyle(screen.getByRole("radiogroup")).gridAutoRows).toBe(rows);
});
