import type { Locator } from "@playwright/test";

/** Uses a control: presses a button, picks an option, follows a link. */
export type Use = (control: Locator) => Promise<void>;

/** With the pointer, in its middle. Something that lies above it makes this fail. */
export const useByPointer: Use = (control) => control.click();

/** With Tab, the arrow keys of a group, and Space or Enter. */
export const useByKeyboard: Use = async (control) => {
  await control.waitFor();
  const page = control.page();
  const isRadio = await control.evaluate((element) => element.matches("[role=radio], input[type=radio]"));
  const isBox = await control.evaluate((element) => element.matches("input[type=checkbox]"));
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(isRadio || isBox ? "Space" : "Enter");
      return;
    }
    const isInGroup = await control.evaluate(
      (element) => element.closest("[role=radiogroup], fieldset")?.contains(document.activeElement) ?? false,
    );
    await page.keyboard.press(isRadio && isInGroup ? "ArrowDown" : "Tab");
  }
  throw new Error("The keyboard does not reach it.");
};

const mostPresses = 80;
