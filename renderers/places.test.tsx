// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup } from "@testing-library/react";
import { Ajv } from "ajv";
import { afterEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { stepTraits } from "../engine/traits/index.ts";
import schema from "../schema/funnel.schema.json" with { type: "json" };
import type { Section, Step } from "../schema/funnel.types.ts";
import texts from "../schema/texts.schema.json" with { type: "json" };
import type { StepType, TextsOf } from "./contract.ts";
import { registry } from "./registry.ts";
import { loadSections } from "./sections/load-sections.ts";
import { registry as sectionRegistry } from "./sections/registry.ts";
import { StepSections } from "./sections/step-sections.tsx";
import { before, defaultTexts, rendererOf } from "./testing/example.ts";
import { show, stepProps } from "./testing/show.tsx";

afterEach(cleanup);

const read = (...path: readonly string[]) =>
  parse(readFileSync(join(import.meta.dirname, ...path, "example.yaml"), "utf8"));

const ajv = new Ajv({ useDefaults: true, discriminator: true, strict: false, inlineRefs: false });
ajv.addSchema(schema, "funnel");
const isStep = ajv.getSchema("funnel#/definitions/step");

const places = Object.keys(registry).filter((type) => stepTraits({ type: type as StepType }).hasSections);
// An appointment where one is asked for.
const lookup = (name: string) => (name.startsWith("given.") ? "2030-01-07T10:30+01:00" : "7");

/** What there is to see of sections: their words, and their pictures. */
async function look(shown: readonly Section[]) {
  const step: Step = { type: "end", path: "/end", sections: [...shown] };
  const { sections } = await loadSections(step, {}, true);
  const { container } = show(<StepSections {...stepProps()} step={step} sections={sections} />, { lookup });
  const pictures = [...container.querySelectorAll("[src]")].map((element) => element.getAttribute("src"));
  const words = container.textContent;
  cleanup();
  return { words, pictures };
}

const looks = new Map<string, ReturnType<typeof look>>();

function seen(kind: string, shown: readonly Section[]) {
  const known = looks.get(kind) ?? look(shown);
  looks.set(kind, known);
  return known;
}

describe.each(places)("on a step %s", (type) => {
  test.each(Object.keys(sectionRegistry))(
    "a section %s is admitted and shows all that it shows elsewhere",
    async (kind) => {
      const example = read("sections", kind);
      const beside = before(example, (other) => read("sections", other));
      const step: Step = { ...read(type), sections: [...beside, example] };
      expect([isStep?.(step), isStep?.errors]).toEqual([true, null]);
      const { sections: shown } = step as { readonly sections: readonly Section[] };
      const { words, pictures } = await seen(kind, shown);
      expect(words.length + pictures.length).toBeGreaterThan(0);
      const Renderer = await rendererOf(step);
      const { sections } = await loadSections(step, {}, true);
      const said = type in texts.properties ? defaultTexts(type as "offer") : undefined;
      const { container } = show(
        <Renderer {...stepProps()} step={step} texts={said as TextsOf<StepType>} sections={sections} />,
        { lookup },
      );
      await act(() => vi.dynamicImportSettled());
      expect(container.textContent).toContain(words);
      for (const picture of pictures)
        expect([...container.querySelectorAll("[src]")].map((each) => each.getAttribute("src"))).toContain(picture);
    },
  );
});
