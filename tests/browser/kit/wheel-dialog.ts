import type { Page } from "@playwright/test";
import { stored } from "./visitor.ts";

/** The dialog of the wheel. */
export const dialog = (page: Page) => page.getByRole("dialog");
/** A button in it. */
export const button = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });
/** Its heading. */
export const title = (page: Page) => dialog(page).getByRole("heading");
/** Spins it. */
export const spin = (page: Page) => button(page, "SPIN THE WHEEL").click();
/** The stored flag for a closed wheel. */
export const flag = (page: Page) => stored(page, "wheel-spun");

/** Milliseconds from the spin to its result. */
export const won = 6_700;

/** Durations in milliseconds of the turns of the wheel. */
export const motions = (page: Page) =>
  dialog(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      const { duration, iterations } = effect?.getTiming() ?? {};
      // Only the wheel's, not those of its pointer and lights, of the dialog's entry or of the button's spinner.
      const isWheel = effect instanceof KeyframeEffect && effect.target instanceof SVGSVGElement;
      return isWheel && iterations === 1 && Number(duration) > 1_000 ? [Number(duration)] : [];
    }),
  );
