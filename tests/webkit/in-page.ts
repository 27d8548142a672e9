/** Functions that run in the page, so each stands alone. They mark what they choose with `data-next`. */

/** A page, and what lies above it. */
export type Sight = {
  readonly path: string;
  readonly heading: string;
  /** Names of the dialogs and popovers that are open but cannot be seen: they have no size, or lie outside of the window. */
  readonly lostDialogs: readonly string[];
  /** What went wrong in its scripts since it was looked at last. */
  readonly errors: readonly string[];
  /** What is wrong with what was filled in, as the page says it. */
  readonly refused: readonly string[];
};

export function look(): Sight {
  const shared: { errors?: string[] } = Object(window);
  if (!shared.errors) {
    const errors: string[] = [];
    shared.errors = errors;
    addEventListener("error", ({ message }) => errors.push(message));
    addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  }
  const lost = [...document.querySelectorAll("dialog[open], [role=dialog], :popover-open")].filter((dialog) => {
    const { top, bottom, height, width } = dialog.getBoundingClientRect();
    return height < 40 || width < 40 || top < -1 || bottom > innerHeight + 1;
  });
  return {
    path: location.pathname,
    heading: document.querySelector("h1")?.innerText ?? "",
    lostDialogs: lost.map((dialog) => dialog.textContent?.slice(0, 40) ?? ""),
    errors: shared.errors.splice(0),
    refused: [...document.querySelectorAll("[aria-invalid=true]")].map(
      (field) =>
        `${field.getAttribute("aria-label") ?? ""} ${field.closest("label, div, fieldset")?.textContent ?? ""}`,
    ),
  };
}

/** Fields that nobody has filled in, marked with `data-field`: what a tester types into each, or the country of a phone number. */
export function emptyFields(): { readonly typed: string; readonly phoneOf?: string }[] {
  const within = document.querySelector("dialog[open], [role=dialog]") ?? document.querySelector("main") ?? document;
  const fields = [
    ...within.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>("input, textarea, select"),
  ].filter(
    (field) =>
      !/^(?:checkbox|radio|hidden|file)$/.test(field.type) &&
      (field.value === "" || field.type === "range") &&
      !field.matches("[data-filled], :disabled") &&
      field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      field.getBoundingClientRect().width > 20,
  );
  for (const old of document.querySelectorAll("[data-field]")) old.removeAttribute("data-field");
  const fixed: Readonly<Record<string, string>> = {
    "cc-number": "4242424242424242",
    "cc-exp": "1230",
    "cc-csc": "123",
    "bday-year": "1990",
  };
  /** The part of a day that the at-th input of a group of three asks for, in the order of the page's language. */
  const dayPart = (field: Element) => {
    const inputs = [...(field.closest("[role=group], fieldset")?.querySelectorAll("input[inputmode=numeric]") ?? [])];
    if (inputs.length !== 3) return undefined;
    const soon = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000);
    const parts = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "short" })
      .formatToParts(soon)
      .filter(({ type }) => type !== "literal");
    const given: Readonly<Record<string, number>> = { month: soon.getMonth() + 1, day: soon.getDate() };
    return String(given[parts[inputs.indexOf(field)]?.type ?? ""] ?? soon.getFullYear());
  };
  return fields.map((field, at) => {
    field.dataset.field = String(at);
    if (field.type === "range") {
      field.dataset.filled = "";
      // The key that WebDriver names so is the right arrow.
      return { typed: "\uE014" };
    }
    if (field instanceof HTMLSelectElement) return { typed: field.options[1]?.text ?? "" };
    if (field.type === "email") return { typed: "tester@example.com" };
    if (field.type === "tel") {
      const country = field.closest("[role=group], div")?.querySelector("button")?.innerText.trim().slice(0, 2) ?? "";
      return { typed: "", phoneOf: country.toLowerCase() };
    }
    const plain = /^(?:numeric|decimal)$/.test(field.inputMode) ? "10" : "Ada";
    return { typed: fixed[field.autocomplete] ?? dayPart(field) ?? (field.placeholder || plain) };
  });
}

/**
 * Chooses what to press next: what has to be chosen, then what moves on.
 *
 * @param pressed names of what was pressed on this page already
 * @param nth which of several options to take
 * @returns its name; undefined if nothing is left
 */
export function next(pressed: readonly string[], nth: number): string | undefined {
  const within = document.querySelector("dialog[open], [role=dialog]") ?? document.querySelector("main") ?? document;
  const isThere = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.matches(":disabled, [aria-disabled=true], [aria-busy=true], :disabled *");
  const isOn = (box: Element) => box.matches(":checked, [aria-checked=true]");
  const all = (selector: string) => [...within.querySelectorAll<HTMLElement>(selector)].filter(isThere);
  const nameOf = (control: HTMLElement) =>
    (control instanceof HTMLInputElement ? control.labels?.[0] : control)?.innerText.trim() ||
    (control.getAttribute("aria-label") ?? "");
  const boxes = all("input[type=checkbox], [role=checkbox]");
  const choices = all("[role=radio], input[type=radio]");
  const groups = [
    ...new Set([...boxes, ...choices].map((each) => each.closest("[role=radiogroup], [role=group], fieldset"))),
  ];
  const missing =
    boxes.find((box) => box.matches(":required, [aria-required=true], [aria-required=true] *") && !isOn(box)) ??
    groups
      .map((group) =>
        [...boxes, ...choices].filter((each) => each.closest("[role=radiogroup], [role=group], fieldset") === group),
      )
      .filter((each) => !each.some(isOn))
      .map((each) => each[nth % each.length])[0];
  const buttons = all("button:not([role=radio], [role=checkbox], [aria-expanded], [role=tab]), a[href^='/']").filter(
    (button) => !button.matches("nav *, details *, [role=tablist] *") && !pressed.includes(nameOf(button)),
  );
  const control =
    (missing && !pressed.includes(nameOf(missing)) ? missing : undefined) ??
    buttons.find((button) => button.matches("[type=submit]")) ??
    buttons.find((button) => button.innerText.trim() !== "") ??
    buttons[0];
  for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
  if (!control) return undefined;
  const target = control.matches("input") ? (control.closest("label") ?? control) : control;
  target.dataset.next = "";
  target.scrollIntoView({ block: "center", behavior: "instant" });
  return nameOf(control);
}
