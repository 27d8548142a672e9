import type { Kernel } from "./kernel.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads what a visitor did to the fields of a page before its code had come.
 *
 * @returns a function that ends the kernel once the page is hydrated, and does to the page what was done before: what was
 * typed, then what was tapped last without an answer
 */
export function toRepeat(kernel: Pick<Kernel, "end">): () => void {
  const filled = [...document.querySelectorAll<Field>("input,textarea,select")].flatMap((field) => {
    const again = repeat(field);
    return again ? [{ field, again }] : [];
  });
  return () => {
    // Each in its own task, as from a real visitor, so that the page has processed the text before the tap.
    const { port1, port2 } = new MessageChannel();
    const tasks: (() => void)[] = [];
    const next = (task: () => void) => {
      tasks.push(task);
      port2.postMessage("");
    };
    port1.onmessage = () => tasks.shift()?.();
    next(() => {
      for (const { field, again } of filled) if (field.isConnected) again();
    });
    next(() => {
      for (const on of kernel.end())
        next(() => {
          if (!on.isConnected) return;
          if (on instanceof HTMLFormElement) on.requestSubmit();
          else if (on instanceof HTMLElement) on.click();
        });
      next(() => port1.close());
    });
  };
}

/**
 * How to do again what a visitor did to a field; undefined if nothing was done. React takes no notice of a value that it
 * found on the page: for it to be news, the field first goes back to what it was.
 */
function repeat(field: Field): (() => void) | undefined {
  if (field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox")) {
    const { checked } = field;
    // Of radios, the one that is picked unpicks the others.
    if (checked === field.defaultChecked || (!checked && field.type === "radio")) return undefined;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  const was =
    field instanceof HTMLSelectElement
      ? ([...field.options].find((option) => option.defaultSelected) || field.options[0])?.value || ""
      : field.defaultValue;
  if (value === was) return undefined;
  return () => {
    field.value = was;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
}
