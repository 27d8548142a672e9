import { styled } from "styled-components";
import type { Field } from "../../schema/funnel.types.ts";
import { Copy, usePlain } from "../ui/text/copy.tsx";
import type { FormTexts } from "./field-kind.ts";

type Props = { readonly field: Pick<Field, "label" | "required">; readonly texts: Pick<FormTexts, "optional"> };

/** The label of a field, which says if it may stay empty. */
export function FieldLabel({ field, texts }: Props) {
  const plain = usePlain();
  return (
    <>
      <Copy of={field.label} />
      {!field.required && <Optional> {plain(texts.optional)}</Optional>}
    </>
  );
}

const Optional = styled.span`
  color: var(--muted);
  font-weight: 400;
`;
