/** Of a template that is for all variants but the first. */
export const anyOther = "*";

/**
 * The screens of other variants than the first ones, inert until the page's script puts one of them in place
 * (`placeVariants`).
 *
 * @param variants undefined if the page is the same for all; without `others`, its code shows them
 */
export function variantTemplates(
  variants:
    | { readonly others: readonly { readonly keys: readonly string[]; readonly markup: string }[] | undefined }
    | undefined,
): string {
  if (!variants) return "";
  const { others = [{ keys: [anyOther], markup: "" }] } = variants;
  const templates = others.map(
    ({ keys, markup }) => `<template data-variants="${keys.join(" ")}">${markup}</template>`,
  );
  return `${templates.join("")}<script>placeVariant()</script>`;
}
