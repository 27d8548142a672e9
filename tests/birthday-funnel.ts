type Given = {
  /** The formula of the value `birthday`. */
  readonly of?: string | undefined;
  readonly language?: string;
  /** Further sections of the last page, as they stand in brackets. */
  readonly more?: string;
};

/**
 * A funnel that asks for a date of birth, computes `birthday` from it, and shows an outcome.
 *
 * @param outcomes each as it stands behind its dash
 */
export const birthdayFunnel = (
  outcomes: readonly string[],
  { of = "month(born) * 100 + day(born)", language = "en", more = "" }: Given = {},
): string => `id: t
language: ${language}
start: birth
values: { birthday: { of: "${of}" } }
outcomes:
${outcomes.map((outcome) => `  - ${outcome}\n`).join("")}steps:
  birth:
    type: form
    path: /
    heading: When were you born?
    fields: [{ type: date, id: born, label: Date of birth, max: 18 years ago, autocomplete: bday }]
    button: Next
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{outcome.title|Thank you}" }${more && `, ${more}`}] }
`;
