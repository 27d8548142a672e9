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
    // One that still comes in is not where it will stand.
    if (dialog.getAnimations().length > 0) return false;
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

/** An input, and what a tester types into it. */
export type EmptyField = {
  /** The field of the definition that it belongs to, by its id; undefined if it belongs to none. */
  readonly of?: string;
  /** Which part of a measure or a day it is for: `large`, `small`, `year`, `month`, `day`. */
  readonly part?: string;
  /** What goes into any other. */
  readonly otherwise: string;
  /** The country of a phone number. */
  readonly phoneOf?: string;
};

/**
 * Finds the inputs that nobody has filled in, and marks them with `data-field`.
 *
 * @param samples what is typed into the fields of this step, by their ids
 */
export function emptyFields(samples: Readonly<Record<string, string>>): EmptyField[] {
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
  const card: Readonly<Record<string, string>> = { "cc-number": "4242424242424242", "cc-exp": "1230", "cc-csc": "123" };
  return fields.map((field, at) => {
    field.dataset.field = String(at);
    if (field.type === "range") {
      field.dataset.filled = "";
      // The key that WebDriver names so is the right arrow.
      return { otherwise: "\uE014" };
    }
    if (field.type === "email") return { otherwise: "tester@example.com" };
    if (field.type === "tel") {
      const country = field.closest("[role=group], div")?.querySelector("button")?.innerText.trim().slice(0, 2) ?? "";
      return { otherwise: "", phoneOf: country.toLowerCase() };
    }
    const of = Object.keys(samples).find((id) => field.getAttribute("aria-describedby")?.endsWith(`-${id}-error`));
    if (field instanceof HTMLSelectElement) {
      const chosen = [...field.options].find(({ value }) => of !== undefined && value === samples[of]);
      return { otherwise: (chosen ?? field.options[1])?.text ?? "" };
    }
    const part = /-(large|small|year|month|day)$/.exec(field.id)?.[1];
    const otherwise = card[field.autocomplete] ?? (field.placeholder || "Ada");
    return { ...(of !== undefined && { of }), ...(part !== undefined && { part }), otherwise };
  });
}

/**
 * Chooses what to press next: what has to be chosen, then what moves on.
 *
 * @param pressed names of what was pressed on this page already
 * @param nth which of several options to take
 * @param isWaiting whether something may still come, so that nothing is closed
 * @returns its name; undefined if nothing is left
 */
export function next(pressed: readonly string[], nth: number, isWaiting: boolean): string | undefined {
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
    (isWaiting ? undefined : buttons[0]);
  for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
  if (!control) return undefined;
  const target = control.matches("input") ? (control.closest("label") ?? control) : control;
  target.dataset.next = "";
  target.scrollIntoView({ block: "center", behavior: "instant" });
  return nameOf(control);
}
