import type { ReactNode } from "react";
import { Copy } from "./copy.tsx";
import { Heading } from "./heading.tsx";
import { Hint, Lede } from "./paragraphs.ts";

type Props = {
  /** Id of the step. The group of options is labelled by `ID-question` and described by `ID-hint`. */
  readonly id: string;
  readonly question: string;
  readonly hint: string | undefined;
  /** Content above the question. */
  readonly children?: ReactNode;
};

/** A question and the smaller line below it, as the top of its page. */
export function QuestionLede({ id, question, hint, children }: Props) {
  return (
    <Lede>
      {children}
      <Heading id={`${id}-question`}>
        <Copy of={question} />
      </Heading>
      {hint && (
        <Hint id={`${id}-hint`}>
          <Copy of={hint} />
        </Hint>
      )}
    </Lede>
  );
}
