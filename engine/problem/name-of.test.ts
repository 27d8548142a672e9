import { expect, test } from "vitest";
import { nameOf, type Path } from "./index.ts";

test.each<[Path, string]>([
  [[], "The definition"],
  [["start"], '"start"'],
  [["theme", "colors", "ink"], '"theme.colors.ink"'],
  [["steps"], '"steps"'],
  [["steps", "age"], 'Step "age"'],
  [["steps", "age", "question"], 'Step "age", "question"'],
  [["steps", "age", "options", 1], 'Step "age", option 2'],
  [["steps", "age", "options", "young", "label"], 'Step "age", option "young", "label"'],
  [["steps", "age", "options"], 'Step "age", "options"'],
  [
    ["steps", "end", "sections", 2, "columns", 0, "sections", 1, "text"],
    'Step "end", section 3, column 1, section 2, "text"',
  ],
  [["steps", "end", "sections", 0, "items", 2], 'Step "end", section 1, "items", entry 3'],
  [["steps", "you", "fields", "seats", "label"], 'Step "you", field "seats", "label"'],
  [["facts", "users", "value"], 'Fact "users", "value"'],
  [["plans", "month", "renews", "price"], 'Plan "month", "renews.price"'],
  [["scales", "fit"], 'Scale "fit"'],
  [["outcomes", 0, "title"], 'Outcome 1, "title"'],
  [["legal", "tabs", "terms", "text"], '"legal", tab "terms", "text"'],
  [["tracking", "events", 0], '"tracking", event 1'],
  [["lint", "allow", 0, "rule"], '"lint.allow", entry 1, "rule"'],
  [["values", "toString"], '"values.toString"'],
  [["values", "toString", "of"], '"values.toString.of"'],
])("%j is called %s", (path, name) => {
  expect(nameOf(path)).toBe(name);
});
