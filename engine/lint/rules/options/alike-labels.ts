import { untypeset } from "../../../copy/index.ts";
import { valueNamed } from "../../../load/index.ts";
import type { Finding, Path } from "../../../problem/index.ts";
import { fieldsOf, stepWith } from "../../../traits/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** What stands beside another can be told from it: plans, fields, answers, scales and legal texts. */
export const alikeLabels: Rule = {
  id: "alike-labels",
  severity: "warning",
  why: "Two plans of one name on an offer, two fields of one label in a form: a buyer does not know which was taken, the receipt does not say it, and reports count both as one. Capitals and blanks make no difference to a reader. It is mostly a copy in which the name was left. Two legal texts marked with one purpose are such a copy, too: the check takes the one for the other, and no longer tells that a text is missing. Plans that their cards tell apart, as one is paid in parts, may share a name, and so may answers that differ in capitals and in points, as in a test of spelling.",
  wrong: "month: { name: Evening  courses, price: 20, currency: USD, period: 1 month }",
  right: "month: { name: Day courses, price: 20, currency: USD, period: 1 month }",
  *check({ definition, steps }) {
    for (const { step, section, path } of placedSections(definition, "offersPlans")) {
      const plans = section.plans.flatMap((id, index) => {
        const { name, price, parts, renews } = definition.plans[id] ?? {};
        // The card says how many parts there are, and what follows a first period that is free.
        const looks = JSON.stringify([parts, price === 0 && renews]);
        return name === undefined ? [] : [{ id, name, looks, path: [...path, "plans", index] }];
      });
      yield* alike(plans, ({ id, name }, other) =>
        id === other.id
          ? undefined
          : `Step "${step}" offers the plans "${other.id}" and "${id}", which are both called "${name}". Write in their names what each of them is.`,
      );
    }
    for (const [step, { options }] of Object.entries(steps)) {
      const labels = options.flatMap(({ label, isTyped, score }, index) =>
        isTyped ? [] : [{ id: label, name: label, score, looks: "", path: ["steps", step, "options", index] }],
      );
      yield* alike(labels, ({ id, score }, other) =>
        // The same label, or one id, is an error of another rule.
        id === other.id || JSON.stringify(score) !== JSON.stringify(other.score)
          ? undefined
          : `Options "${other.id}" and "${id}" of step "${step}" differ in capitals or blanks alone. Remove one, or reword it.`,
      );
    }
    const { label: typed } = definition.texts.otherwise;
    for (const [step, own] of Object.entries(definition.steps)) {
      const isListed = ({ label, isTyped }: { label: string; isTyped?: true }) =>
        !isTyped && wordsOf(label) === wordsOf(typed);
      const listed =
        stepWith("asks", own)?.otherwise === "text" ? (steps[step]?.options.findIndex(isListed) ?? -1) : -1;
      if (listed !== -1)
        yield {
          message: `Step "${step}" has the option "${typed}", and the field below the options is called so, too. Remove the option, or give the field a label: otherwise: { label: … }.`,
          path: ["steps", step, "options", listed],
        };
      const fields = fieldsOf(own).map((field, index) => {
        const { id, label, record, required, contact, autocomplete, pattern, minLength, maxLength, ...looks } = {
          ...unseen,
          ...field,
        };
        return { id, name: label, looks: JSON.stringify(looks), path: ["steps", step, "fields", index, "label"] };
      });
      yield* alike(fields, ({ id, name }, other) =>
        id === other.id
          ? undefined
          : `Fields "${other.id}" and "${id}" of step "${step}" are both called "${name}". Write in their labels what each of them asks for.`,
      );
    }
    const scales = Object.entries(definition.scales).map(([id, { label = id }]) => ({
      ...{ id, name: label, looks: "", path: ["scales", id, "label"] },
    }));
    yield* alike(
      scales,
      ({ id, name }, other) =>
        `Scales "${other.id}" and "${id}" are both called "${name}". Write in their labels what each of them measures.`,
    );
    const outcomes = definition.outcomes.flatMap(({ id, title, text = "" }, index) =>
      title === undefined ? [] : { id, name: title, looks: wordsOf(text), path: ["outcomes", index, "title"] },
    );
    yield* alike(
      outcomes,
      ({ id, name }, other) =>
        `Outcomes "${other.id}" and "${id}" are both called "${name}", and say the same. Write what the second result is, or join their conditions with "any".`,
    );
    yield* alikeTexts(definition.legal?.tabs ?? []);
  },
};

/** Keys of fields that their looks do not show; most types have some of them. */
const unseen = {
  record: undefined,
  contact: undefined,
  autocomplete: undefined,
  pattern: undefined,
  minLength: undefined,
  maxLength: undefined,
};

/** Legal texts of one label; and those of one purpose, if the name of one says another. */
function* alikeTexts(tabs: readonly LegalTab[]): Iterable<Finding> {
  const labels = tabs.map(({ id, label }, index) => ({
    ...{ id, name: label, looks: "", path: ["legal", "tabs", index, "label"] },
  }));
  yield* alike(labels, ({ id, name }, other) =>
    id === other.id
      ? undefined
      : `The legal texts "${other.id}" and "${id}" are both called "${name}". Write in their labels what each of them holds.`,
  );
  for (const [index, { id, purpose, label }] of tabs.entries()) {
    const other = tabs.find((tab) => tab.purpose === purpose && tab.id !== id);
    if (purpose === undefined || other === undefined) continue;
    const named = [id, label].flatMap(
      (name) => purposes.find((each) => each === name.toLowerCase()) ?? valueNamed(name, purposes) ?? [],
    );
    const [meant] = named;
    if (meant !== undefined && !named.includes(purpose))
      yield {
        message: `The legal text "${id}" has the purpose "${purpose}", like "${other.id}". Did you mean "${meant}"?`,
        path: ["legal", "tabs", index, "purpose"],
        suggest: meant,
      };
  }
}

type LegalTab = { readonly id: string; readonly label: string; readonly purpose?: string };

const purposes = ["terms", "privacy", "refund", "imprint"];

type Named = { readonly id: string; readonly name: string; readonly looks: string; readonly path: Path };

/** A name as it is read: capitals and blanks make no difference. */
const wordsOf = (name: string) => untypeset(name).replace(/\s+/g, " ").trim().toLowerCase();

/** What is called like something before it and looks the same, if there is something to say about the two. */
function* alike<T extends Named>(
  things: readonly T[],
  message: (thing: T, other: T) => string | undefined,
): Iterable<Finding> {
  const seen = new Map<string, T>();
  for (const thing of things) {
    const key = `${wordsOf(thing.name)} ${thing.looks}`;
    const other = seen.get(key);
    const said = other && message(thing, other);
    if (said !== undefined) yield { message: said, path: thing.path };
    seen.set(key, other ?? thing);
  }
}
