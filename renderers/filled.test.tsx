// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { Ajv } from "ajv";
import { afterEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { copyTexts } from "../engine/lint/copy-texts.ts";
import { isWithin, type Path } from "../engine/problem/index.ts";
import funnelSchema from "../schema/funnel.schema.json" with { type: "json" };
import type { FunnelDefinition, Section, Step } from "../schema/funnel.types.ts";
import schema from "../schema/texts.schema.json" with { type: "json" };
import { clockRunner } from "../src/services/run-clock.ts";
import type { CheckoutClient, OpenedCheckout } from "./checkout-client.ts";
import type { StepType, TextsOf } from "./contract.ts";
import { registry } from "./registry.ts";
import { loadSections } from "./sections/load-sections.ts";
import { PlanSections } from "./sections/priced-sections.tsx";
import { registry as sectionRegistry } from "./sections/registry.ts";
import { before, defaultTexts, rendererOf } from "./testing/example.ts";
import { session } from "./testing/session.ts";
import { checkoutWith, show, stepProps, storageInMemory } from "./testing/show.tsx";

afterEach(cleanup);

const englishTexts: object = schema.properties;
const folder = import.meta.dirname;
const read = (...path: readonly string[]) => parse(readFileSync(join(folder, ...path, "example.yaml"), "utf8"));

/** A value with a placeholder appended to each of its texts in which placeholders are filled in, by the schema. */
function marked<T extends Step | Section>(at: Path, value: T, whole: object): T {
  const texts = copyTexts(whole as FunnelDefinition).filter(({ path, fills }) => fills && isWithin(path, at));
  const copy = structuredClone(value);
  for (const { text, path } of texts) {
    const keys = path.slice(at.length);
    const holder = keys.slice(0, -1).reduce<object>((object, key) => Reflect.get(object, key), copy);
    Reflect.set(holder, keys.at(-1) ?? "", `${text} {mark}`);
  }
  return copy;
}

const ajv = new Ajv({ useDefaults: true, discriminator: true, strict: false, inlineRefs: false });
ajv.addSchema(funnelSchema, "funnel");

/** A step as the loader returns it. */
function withDefaults(step: Step): Step {
  const name = `${step.type.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Step`;
  ajv.getSchema(`funnel#/definitions/${name}`)?.(step);
  return step;
}

const markedStep = (step: Step) => marked(["steps", "a"], step, { steps: { a: step } });
const markedSection = (section: Section) => {
  const steps = { a: { type: "offer", path: "/a", sections: [section] } };
  return marked(["steps", "a", "sections", 0], section, { steps });
};

/** The engine's own sentences, each with a placeholder at its end. */
const markedTexts = <T extends object>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text} {mark}`])) as T;

// An appointment where one is asked for.
const known = (name: string) => (name.startsWith("given.") ? "2030-01-07T10:30+01:00" : "7");
const lookup = (name: string) => (name === "mark" ? "filled" : known(name));
const left = () => {
  const html = document.documentElement.innerHTML;
  return html.includes("{mark") ? html.match(/.{0,60}\{mark.{0,20}/g) : [];
};

describe("each text that the schema lets fill placeholders is filled on the page", () => {
  test.each(Object.keys(sectionRegistry))("of a section %s", async (type) => {
    const beside = before(read("sections", type), (other) => markedSection(read("sections", other)));
    const { sections: components } = await loadSections({
      type: "offer",
      path: "/a",
      sections: [...beside, read("sections", type)],
    });
    const actions = { now: () => 0, onSave: vi.fn(), onNext: vi.fn() };
    const section = markedSection(read("sections", type));
    show(<PlanSections {...actions} sections={[...beside, section]} components={components} values={{}} />, { lookup });
    for (const button of document.querySelectorAll("button")) act(() => button.click());
    expect(document.body.textContent).toContain("filled");
    expect(left()).toEqual([]);
  });

  test.each(Object.keys(registry))("of a step %s, and of the engine's own sentences there", async (type) => {
    const Renderer = await rendererOf(withDefaults(read(type)));
    const { sections } = await loadSections(read(type), {}, true);
    const texts = markedTexts({ ...(type in englishTexts && defaultTexts(type as "offer")) });
    const storage = storageInMemory();
    for (const stored of [{}, { wheel: { outcome: "trial", startedAt: 0, seenAt: 10_000 } }]) {
      for (const [name, value] of Object.entries(stored)) storage.write(name, value);
      const props = {
        ...stepProps(),
        storage,
        now: () => 20_000,
        loadCheckout: checkoutWith({}),
        guessCountry: async () => undefined,
      };
      show(
        <Renderer
          {...props}
          step={markedStep(withDefaults(read(type)))}
          texts={texts as TextsOf<StepType>}
          sections={sections}
          loadClocks={async () => clockRunner({ storage, now: props.now })}
        />,
        { lookup },
      );
      await act(() => vi.dynamicImportSettled());
      expect(left()).toEqual([]);
      for (const button of document.querySelectorAll("button")) act(() => button.click());
      await act(() => vi.dynamicImportSettled());
      expect(left()).toEqual([]);
      cleanup();
    }
  });
});

describe("each sentence about paying is filled where it is shown", () => {
  /** Everything shown on a page or in a notice. */
  let seen = "";
  const see = () => {
    expect(left()).toEqual([]);
    seen += document.documentElement.innerHTML;
  };
  const settle = async () => {
    await act(() => vi.dynamicImportSettled());
    see();
  };
  const press = async (name: RegExp) => {
    fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });
    see();
    await settle();
  };
  const write = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

  const { wheel, bonus, countdown, ...offer } = read("offer");
  const pages = { offer: { ...offer, paid: "thanks" }, checkout: read("checkout") };
  const opening = (provider: OpenedCheckout["provider"]) => async () =>
    ({ ...session, provider, publishableKey: "pk_test_1" }) as const;

  async function visit(
    type: keyof typeof pages,
    values: Record<string, string>,
    client: Partial<CheckoutClient>,
    scope = {},
  ) {
    cleanup();
    const Renderer = await rendererOf(pages[type]);
    const { plans, button } = sectionRegistry;
    show(
      <Renderer
        {...stepProps()}
        onNotice={(notice) => {
          seen += JSON.stringify(notice);
          return () => undefined;
        }}
        loadCheckout={checkoutWith(client)}
        step={pages[type]}
        texts={markedTexts(defaultTexts(type)) as TextsOf<StepType>}
        values={values}
        sections={{ plans: await plans(), button: await button() }}
      />,
      { lookup, ...scope },
    );
    await settle();
  }

  const email = "ada@example.com";

  async function payInTheDialog() {
    const payTest = vi.fn<CheckoutClient["payTest"]>(() => Promise.reject({ code: "unreachable" }));
    for (const status of ["declined", "insufficient-funds", "authentication-required"] as const)
      payTest.mockResolvedValueOnce({ status });
    await visit("offer", { plan: "short" }, { open: opening("sandbox"), payTest });
    await press(/^Start/);
    await press(/^Continue/);
    write(/^Email address/, email);
    await press(/^Continue/);
    await press(/^Pay( |$)/);
    write(/^Card number/, "4242 4242 4242 4243");
    write(/^Expiry date/, "01 / 20");
    await press(/^Pay( |$)/);
    await press(/4242/);
    await press(/^Pay( |$)/);
    await press(/^Pay( |$)/);
    await press(/^Pay( |$)/);
    await press(/^Do not confirm/);
    await press(/^Pay( |$)/);
  }

  async function waitForAFormThatDoesNotCome() {
    vi.spyOn(document.head, "append").mockImplementation((script) => {
      if (script instanceof HTMLScriptElement) queueMicrotask(() => script.dispatchEvent(new Event("error")));
    });
    const openHosted = () => Promise.reject({ code: "unreachable" });
    await visit("offer", { plan: "short", email }, { open: opening("stripe"), openHosted });
    await press(/^Start/);
    await press(/^Pay on the payment provider's page/);
  }

  async function orderInVain(code: string) {
    await visit("checkout", { plan: "short", email }, { open: () => Promise.reject({ code }) });
  }

  test("in the dialogs and the forms, and with whatever goes wrong there", async () => {
    await payInTheDialog();
    await waitForAFormThatDoesNotCome();
    const codes = ["payment-not-configured", "no-client-secret", "unreachable", "too-many-requests", "price-changed"];
    for (const code of [...codes, "unknown-session"]) await orderInVain(code);
    await visit("checkout", { plan: "short" }, {});
    await press(/^Enter your email/);
    await visit("checkout", { plan: "long", email }, {});
    const parts = { name: "Parts", price: 7, currency: "USD", parts: { count: 2, every: "1 month" } };
    await visit("checkout", { plan: "parts", email }, {}, { plans: { parts } });
    // The terms come from the backend, which fills them.
    const { terms, termsOnce, termsParts, termsExtras, ...texts } = defaultTexts("checkout");
    const said = (text: string) => `${text.replace("{plan.price}", "$7")} filled`;
    const unseen = Object.entries(texts).filter(([, text]) => !seen.includes(said(text)));
    expect(unseen.map(([name]) => name).toSorted()).toEqual([]);
  });
});
