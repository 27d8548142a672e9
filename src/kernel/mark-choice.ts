import type { Screen } from "./walk.ts";

/**
 * Makes options and button show what is chosen.
 *
 * @param main holds the options
 * @param chosen ids of options
 */
export function markChoice(main: Element, { min, max, alone }: Screen, chosen: readonly string[]): void {
  const options = [...main.querySelectorAll<HTMLElement>("[data-option]")];
  if (!options.length) return;
  const idOf = (element: Element) => element.getAttribute("data-option") || "";
  const isChosen = (element: Element) => chosen.includes(idOf(element));
  const isAlone = chosen.some((option) => alone.includes(option));
  const isFull = chosen.length >= max && !isAlone;
  const stop = options.find(isChosen) || options[0];
  for (const element of options) {
    element.setAttribute("aria-checked", `${isChosen(element)}`);
    if (element.getAttribute("role") === "radio") element.tabIndex = element === stop ? 0 : -1;
    else if (isFull && !isChosen(element) && !alone.includes(idOf(element)))
      element.setAttribute("aria-disabled", "true");
    else element.removeAttribute("aria-disabled");
  }
  const button = main.querySelector<HTMLButtonElement>("button[data-go]");
  if (button) button.disabled = chosen.length < min && !isAlone;
}
