// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { definition } from "../../tests/definition.ts";
import type { StepOf } from "../contract.ts";
import type { FunnelScope } from "../funnel-context.ts";
import { defaultTexts } from "../testing/example.ts";
import { show, stepProps, storageInMemory } from "../testing/show.tsx";
import { formWith } from "./form.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const formOf = (fields: string, more = ""): StepOf<"form"> => {
  const { steps } = definition(`
start: form
legal: { title: Legal, tabs: [{ id: privacy, purpose: privacy, label: Privacy, text: None. }] }
steps:
  form:
    type: form
    path: /
    heading: About **you**
    button: Go on
    next: end
    ${more}
    fields:
${fields.replace(/^/gm, "      ")}
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
`);
  const step = steps.form;
  if (step?.type !== "form") throw new Error("no form");
  return step;
};

async function ask(
  step: StepOf<"form">,
  given: Partial<ReturnType<typeof stepProps>> = {},
  language = "en-GB",
  scope: Partial<FunnelScope> = {},
) {
  const Form = await formWith(step);
  const props = { ...stepProps(), guessCountry: vi.fn(async () => undefined), ...given };
  show(<Form {...props} step={step} texts={defaultTexts("form")} />, { language, ...scope });
  await act(() => vi.dynamicImportSettled());
  return {
    ...props,
    type: (name: string | RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(name), { target: { value } }),
    goOn: () => fireEvent.click(screen.getByRole("button", { name: "Go on" }), { detail: 1 }),
    alerts: () =>
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .filter(Boolean),
  };
}

const two = formOf(`- { id: first-name, type: text, label: First name, pattern: name }
- { id: children, type: number, label: Children, hint: Yours., min: 0, max: 12, record: Children }`);

describe("a form", () => {
  test("keeps all of it in one form and moves on", async () => {
    const { type, goOn, onSave, onNext, onLead } = await ask(two);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("About you");
    type("First name", "  Zoë ");
    type("Children", "2");
    goOn();
    expect(onSave.mock.calls).toEqual([[{ "first-name": "Zoë", children: "2" }]]);
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(onLead).not.toHaveBeenCalled();
  });

  test("holds the longest word of a label within the page: each field is as wide as its column", async () => {
    const word = "Matkapuhelinnumerotiedustelu";
    await ask(
      formOf(`- { id: nickname, type: text, label: ${word} }
- { id: born, type: date, label: ${word} of birth }
- { id: news, type: checkbox, label: ${word} of news, text: ${word} }`),
    );
    const fields = [...document.querySelectorAll("[data-field] > div")];
    expect(fields.map((field) => getComputedStyle(field).gridTemplateColumns)).toEqual(
      Array<string>(3).fill("minmax(0, 1fr)"),
    );
    const words = document.querySelector("[type=checkbox] + label");
    expect(words && getComputedStyle(words).minWidth).toBe("0");
  });

  test("says at each field what is wrong, moves the focus to the first, and keeps nothing", async () => {
    const { type, goOn, alerts, onSave, onNext } = await ask(two);
    type("Children", "13");
    goOn();
    expect(alerts()).toEqual(["Please fill this in", "The largest possible value is 12"]);
    const name = screen.getByLabelText<HTMLInputElement>("First name");
    const children = screen.getByLabelText<HTMLInputElement>("Children");
    expect(document.activeElement).toBe(name);
    expect([name, children].map((input) => input.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
    const described = children
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(["Yours.", "The largest possible value is 12"]);
    type("Children", "12");
    expect(alerts()).toEqual(["Please fill this in"]);
    expect(onSave).not.toHaveBeenCalled();
    expect(onNext).not.toHaveBeenCalled();
  });

  test("shows the first field that is wrong as far as its styles ask for, which WebKit's focus alone does not", async () => {
    const shown = vi.spyOn(Element.prototype, "scrollIntoView");
    const { goOn } = await ask(two);
    goOn();
    expect(shown.mock.contexts).toEqual([screen.getByLabelText("First name")]);
    expect(document.activeElement).toBe(shown.mock.contexts[0]);
    shown.mockRestore();
  });

  test("goes to the next field by Enter while something is missing, and on once nothing is", async () => {
    const { type } = await ask(two);
    const name = screen.getByLabelText<HTMLInputElement>("First name");
    name.focus();
    // The ends of compositions, in Chromium and in Safari.
    for (const end of [{ isComposing: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(name, { key: "Enter", ...end })).toBe(true);
    expect(fireEvent.keyDown(name, { key: "Enter" })).toBe(false);
    expect(screen.getAllByRole("alert")[0]?.textContent).toBe("Please fill this in");
    type("First name", "Zoë");
    expect(fireEvent.keyDown(name, { key: "Enter" })).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText("Children"));
    type("Children", "1");
    expect(fireEvent.keyDown(name, { key: "Enter" })).toBe(true);
    expect([name, screen.getByLabelText("Children")].map((input) => input.getAttribute("enterkeyhint"))).toEqual([
      "next",
      "done",
    ]);
  });

  test("shows what was typed again, as it was typed, and what was kept without it as the language writes it", async () => {
    const step = formOf("- { id: price, type: number, label: Price, decimals: 2 }");
    const storage = storageInMemory();
    const { type, goOn, onSave } = await ask(step, { storage }, "de");
    type("Price", "1.234,50");
    goOn();
    expect(onSave.mock.calls).toEqual([[{ price: "1234.5" }]]);
    const shown = () => screen.getByLabelText<HTMLInputElement>("Price").value;
    cleanup();
    await ask(step, { storage, values: { price: "1234.5" } }, "de");
    expect(shown()).toBe("1.234,50");
    cleanup();
    await ask(step, { storage, values: { price: "99.5" } }, "de");
    expect(shown()).toBe("99,5");
    cleanup();
    await ask(step, { storage: storageInMemory({ typed: { price: 7, other: [] }, units: "kg" }) }, "de");
    expect(shown()).toBe("");
  });

  test("leaves one lead with e-mail, phone and name, and keeps each under its field and its own name", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const step = formOf(
      `- { id: who, type: text, label: Name, contact: name }
- { id: mail, type: email, label: Mail, contact: true }
- { id: mobile, type: phone, label: Mobile, contact: true }`,
      "consent: See our [privacy policy](legal:privacy).",
    );
    const { type, goOn, onSave, onLead, onNext } = await ask(step);
    type("Name", "Ada Byron");
    type("Mail", " <ada@example.com>, ");
    type("Mobile", "+44 7911 123456");
    await act(() => vi.dynamicImportSettled());
    goOn();
    const contact = { name: "Ada Byron", email: "ada@example.com", phone: "+447911123456" };
    expect(onLead.mock.calls).toEqual([[contact]]);
    expect(onSave.mock.calls).toEqual([
      [{ who: "Ada Byron", mail: "ada@example.com", mobile: "+447911123456", ...contact }],
    ]);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  test("asks once about a number that its country does not have, and takes it from whoever goes on", async () => {
    const { type, goOn, alerts, onSave } = await ask(
      formOf("- { id: mobile, type: phone, label: Mobile, country: br }"),
    );
    await act(() => vi.dynamicImportSettled());
    // Without the area code.
    type("Mobile", "96123-4567");
    goOn();
    expect(alerts()).toEqual([expect.stringMatching(/^It does not look like a number of the country chosen/)]);
    type("Mobile", "96123-45678");
    goOn();
    expect(onSave).not.toHaveBeenCalled();
    goOn();
    expect(onSave.mock.calls).toEqual([[{ mobile: "+559612345678" }]]);
  });

  describe("with fields for some visitors", () => {
    const club = formOf(`- { id: kind, type: select, label: Kind, options: [Solo, Team], placeholder: Choose }
- { id: team, type: text, label: Team, when: { field: { kind: { is: team } } } }
- { id: mail, type: text, label: Mail, required: false }
- { id: chat, type: text, label: Chat, required: false, when: { field: { kind: { is: team } } } }`);
    const oneOf = { ...club, requireOneOf: ["mail", "chat"] };
    const fieldsAsked = ({ kind = "" }: Readonly<Record<string, string>>) =>
      new Set(["kind", "mail", ...(kind === "team" ? ["team", "chat"] : [])]);
    const labels = () => [...document.querySelectorAll("[data-field]")].map((each) => each.getAttribute("data-field"));

    test("shows one at once when another field asks for it, and leaves the focus and what was typed as they are", async () => {
      const { type } = await ask(club, {}, "en-GB", { fieldsAsked });
      expect(labels()).toEqual(["kind", "mail"]);
      type(/^Mail/, "ada@example.com");
      screen.getByLabelText("Kind").focus();
      type("Kind", "team");
      expect(labels()).toEqual(["kind", "team", "mail", "chat"]);
      expect(document.activeElement).toBe(screen.getByLabelText("Kind"));
      expect(screen.getByLabelText<HTMLInputElement>(/^Mail/).value).toBe("ada@example.com");
      type("Team", "The Otters");
      type("Kind", "solo");
      expect(labels()).toEqual(["kind", "mail"]);
      type("Kind", "team");
      expect(screen.getByLabelText<HTMLInputElement>("Team").value).toBe("The Otters");
    });

    test("asks nobody else for one that must be filled in, and takes back what it gave before", async () => {
      const values = { kind: "team", team: "The Otters" };
      const { type, goOn, alerts, onSave } = await ask(club, { values }, "en-GB", { fieldsAsked });
      type("Team", "");
      goOn();
      expect(alerts()).toEqual(["Please fill this in"]);
      type("Team", "The Otters");
      type("Kind", "solo");
      goOn();
      expect(onSave.mock.calls).toEqual([[{ kind: "solo", team: "", mail: "", chat: "" }]]);
    });

    test("leaves a contact alone that another step took, and takes back its own", async () => {
      const some = formOf(
        `- { id: kind, type: select, label: Kind, options: [Solo, Team], placeholder: Choose }
- { id: who, type: text, label: Who, contact: name, when: { field: { kind: { is: team } } } }
- { id: work-mail, type: email, label: Work mail, contact: true, when: { field: { kind: { is: team } } } }
- { id: phone, type: phone, label: Phone, contact: true, country: gb }`,
        "consent: See our [privacy policy](legal:privacy).",
      );
      const fieldsAsked = () => new Set(["kind", "phone"]);
      const leave = async (
        values: Readonly<Record<string, string>>,
        lookup: FunnelScope["lookup"] = (name) => values[name],
      ) => {
        const { type, goOn, onSave, onLead } = await ask(some, { values }, "en-GB", { fieldsAsked, lookup });
        type("Kind", "solo");
        type("Phone", "020 7946 0958");
        goOn();
        cleanup();
        return { saved: onSave.mock.calls[0]?.[0], lead: onLead.mock.calls[0]?.[0] };
      };
      const phone = "+442079460958";
      const left = { kind: "solo", who: "", "work-mail": "", phone };
      expect(await leave({ name: "Ann", email: "ann@x.org" })).toEqual({
        saved: { ...left, name: "Ann" },
        lead: { phone, name: "Ann" },
      });
      // A name that nobody is asked for any more, at whichever step.
      expect((await leave({ name: "Ann" }, () => undefined)).lead).toEqual({ phone });
      const own = { who: "Ann", name: "Ann", "work-mail": "ann@x.org", email: "ann@x.org" };
      expect(await leave(own)).toEqual({ saved: { ...left, name: "", email: "" }, lead: { phone } });
    });

    test("must have the only one of several that it asks this visitor for", async () => {
      const { type, goOn, alerts } = await ask(oneOf, {}, "en-GB", { fieldsAsked });
      type("Kind", "solo");
      expect(screen.getByLabelText("Mail")).toBeTruthy();
      goOn();
      expect(alerts()).toEqual(["Please fill this in"]);
      type("Kind", "team");
      expect(screen.getByLabelText("Mail (one is enough)")).toBeTruthy();
      expect(screen.getByLabelText("Chat (one is enough)")).toBeTruthy();
    });
  });

  describe("of which one of several fields is enough", () => {
    const reach = formOf(
      `- { id: mobile, type: phone, label: "Mobile, *please*", contact: true, required: false }
- { id: first-name, type: text, label: First name, required: false }
- { id: mail, type: email, label: Mail, contact: true, required: false }`,
      `requireOneOf: [mobile, mail]
    consent: See our [privacy policy](legal:privacy).`,
    );
    const lacking = "Please fill in one of these: Mobile, please, Mail";
    const fields = () => [/^Mobile/, /^Mail/].map((name) => screen.getByLabelText<HTMLInputElement>(name));

    test("says so at each of them, and at no other", async () => {
      await ask(reach);
      expect(screen.getByLabelText("Mobile, please (one is enough)")).toBeTruthy();
      expect(screen.getByLabelText("Mail (one is enough)")).toBeTruthy();
      expect(screen.getByLabelText("First name (optional)")).toBeTruthy();
    });

    test("refuses to go on without any, with the focus in the first and the sentence at each", async () => {
      const { goOn, alerts, type, onSave } = await ask(reach);
      goOn();
      expect(alerts()).toEqual([lacking, lacking]);
      expect(document.activeElement).toBe(fields()[0]);
      for (const input of fields()) {
        expect(input.getAttribute("aria-invalid")).toBe("true");
        const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
        expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(lacking);
      }
      expect(screen.getByLabelText(/^First name/).getAttribute("aria-invalid")).toBe(null);
      expect(onSave).not.toHaveBeenCalled();
      type(/^Mail/, "ada@example.com");
      expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["", "", ""]);
    });

    test("takes either", async () => {
      const { type, goOn, onLead } = await ask(reach);
      type(/^Mail/, "ada@example.com");
      goOn();
      expect(onLead.mock.calls).toEqual([[{ email: "ada@example.com" }]]);
      cleanup();
      const other = await ask(reach);
      other.type(/^Mobile/, "+44 7911 123456");
      await act(() => vi.dynamicImportSettled());
      other.goOn();
      expect(other.onLead.mock.calls).toEqual([[{ phone: "+447911123456" }]]);
    });

    test("tells of what cannot be read at its field alone", async () => {
      const { type, goOn, alerts } = await ask(reach);
      type(/^Mail/, "ada@");
      goOn();
      expect(alerts()).toEqual(["Please enter a valid email address"]);
      expect(document.activeElement).toBe(fields()[1]);
    });

    test("lets Enter pass the first of them, and ask for one at the end", async () => {
      await ask(reach);
      const [mobile, mail] = fields();
      mobile?.focus();
      fireEvent.keyDown(mobile ?? document, { key: "Enter" });
      expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
      expect(screen.getAllByRole("alert").every(({ textContent }) => textContent === "")).toBe(true);
      mail?.focus();
      fireEvent.submit(mail?.form ?? document);
      expect(document.activeElement).toBe(mobile);
    });
  });

  test("takes back what an emptied field gave before, and takes the name from another step along", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const step = formOf(
      `- { id: mail, type: email, label: Mail, contact: true, required: false }
- { id: mobile, type: phone, label: Mobile, contact: true }`,
      "consent: See our [privacy policy](legal:privacy).",
    );
    const values: Record<string, string> = { mail: "ada@example.com", email: "ada@example.com", name: "Ada" };
    const { type, goOn, onSave, onLead } = await ask(step, { values }, "en-GB", { lookup: (name) => values[name] });
    expect(screen.getByLabelText<HTMLInputElement>(/^Mail/).value).toBe("ada@example.com");
    type(/^Mail/, "");
    type("Mobile", "+44 7911 123456");
    await act(() => vi.dynamicImportSettled());
    goOn();
    const phone = "+447911123456";
    expect(onLead.mock.calls).toEqual([[{ phone, name: "Ada" }]]);
    expect(onSave.mock.calls).toEqual([[{ mail: "", email: "", mobile: phone, phone, name: "Ada" }]]);
  });

  test("labels its fields, and says which may stay empty", async () => {
    const { goOn, onNext } = await ask(formOf('- { id: wish, type: long-text, label: "A **wish**", required: false }'));
    expect(screen.getByRole("textbox", { name: "A wish (optional)" })).toBeTruthy();
    goOn();
    expect(onNext).toHaveBeenCalledTimes(1);
  });

  test("remembers the unit that was chosen for the next field", async () => {
    const step = formOf(`- { id: weight, type: measure, label: Weight, units: [kg, lb, st] }
- { id: height, type: measure, label: Height, units: [cm, ft-in] }`);
    const { goOn, onSave } = await ask(step);
    const [weight, height] = [/^Weight/, /^Height/].map((name) => within(screen.getByRole("group", { name })));
    if (!weight || !height) throw new Error("no groups");
    fireEvent.change(weight.getByLabelText("kilograms"), { target: { value: "72.5" } });
    fireEvent.click(weight.getByRole("radio", { name: "pounds" }));
    expect(weight.getByLabelText<HTMLInputElement>("pounds").value).toBe("159.8");
    fireEvent.click(weight.getByRole("radio", { name: "kilograms" }));
    expect(weight.getByLabelText<HTMLInputElement>("kilograms").value).toBe("72.5");
    fireEvent.click(weight.getByRole("radio", { name: "pounds" }));
    fireEvent.change(weight.getByLabelText("pounds"), { target: { value: "160" } });
    fireEvent.change(height.getByLabelText("feet"), { target: { value: "5" } });
    fireEvent.change(height.getByLabelText("inches"), { target: { value: "11" } });
    goOn();
    // With the units, so that the visitor reads both in these.
    expect(onSave.mock.calls).toEqual([
      [{ weight: "72.5747792 kg", "weight.unit": "lb", height: "180.34 cm", "height.unit": "ft-in" }],
    ]);
  });
});
