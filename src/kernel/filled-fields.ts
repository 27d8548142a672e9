/**
 * Fields that a visitor has filled in.
 *
 * @returns for each what does it again, if the field is still on the page. React takes no notice of a value that it found
 * on the page: for it to be news, the field first goes back to what it was.
 */
export function filledFields(): readonly (() => void)[] {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const repeat = (field: Field): (() => void) | undefined => {
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
  };
  return [...document.querySelectorAll<Field>("input,textarea,select")].flatMap((field) => {
    const again = repeat(field);
    return again ? [() => field.isConnected && again()] : [];
  });
}
