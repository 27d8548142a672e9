import { longestAddress } from "../contact/contact.ts";
import type { ConditionNode } from "../flow/index.ts";
import type { Finding } from "../problem/index.ts";
import {
  type BoundFault,
  boundFaults,
  type Questioned,
  readableField,
  type ValueFault,
  type WrittenBounds,
} from "../values/index.ts";
import type { LintContext } from "./context.ts";
import { readBy, savedNames } from "./implied-names.ts";

/** What is wrong with the expressions of values, in one respect. */
export function valueFaults({ values }: LintContext, about: ValueFault["about"]): readonly Finding[] {
  return [...values].flatMap(([name, { faults }]) =>
    faults
      .filter((fault) => fault.about === about)
      .map((fault): Finding => {
        const { key, message } = fault;
        return {
          message: `Value "${name}": ${message}`,
          path: ["values", name, key],
          ...("at" in fault && { within: [fault.at, fault.end] }),
          ...("suggest" in fault && { suggest: fault.suggest }),
        };
      }),
  );
}

/** What is wrong with the bounds that conditions set to values and fields, in one respect. */
export function boundFindings(context: LintContext, about: BoundFault["about"]): readonly Finding[] {
  return context.atoms.flatMap((atom): readonly Finding[] => {
    if (atom.kind !== "value") return [];
    const questioned = questionedBy(atom, context);
    const faults = questioned ? boundFaults(atom.name, asWritten(atom.bounds), questioned) : [];
    return faults
      .filter((fault) => fault.about === about)
      .map(({ key, message, within, suggest, isAlwaysMet }) => ({
        message: isAlwaysMet ? `${message}${wayToAskIfKnown(atom, context)}` : message,
        path: [...atom.path, key],
        ...(within && { within }),
        ...(suggest !== undefined && { suggest }),
      }));
  });
}

/** A bound that every known value meets may be meant to ask whether there is one. */
function wayToAskIfKnown({ name, of }: ConditionNode<"value">, { values, definition }: LintContext): string {
  const saved = savedNames(definition);
  const reads = of === "value" ? readBy(name, values).filter((read) => saved.has(read)) : [name];
  return reads.length === 1 ? ` To ask only whether it is known, write has: ${reads.join()}.` : "";
}

/** What a condition asks about; undefined if it does not exist. */
function questionedBy({ name, of }: ConditionNode<"value">, { values, steps }: LintContext): Questioned | undefined {
  const plain = { factor: 1 };
  if (of === "value") {
    const value = values.get(name);
    return value && { ...value, unit: value.compiled?.unit ?? plain };
  }
  const field = Object.values(steps)
    .flatMap(({ fields }) => fields)
    .find(({ id }) => id === name);
  if (!field) return undefined;
  const options = field.kind === "choice" ? { options: field.options.map(({ id }) => id) } : {};
  const isMail = field.kind === "email";
  const most = field.kind === "text" ? { most: field.most } : isMail ? { most: longestAddress } : {};
  const isBox = field.kind === "consent";
  const unit = field.kind === "number" ? plain : undefined;
  return { ...readableField(field), unit, isBox, isMail, ...options, ...most };
}

function asWritten({ is, starts, ends, ...bounds }: ConditionNode<"value">["bounds"]): WrittenBounds {
  const written = Object.entries(bounds).map(([key, bound]) => [
    key,
    typeof bound === "object" ? bound.written : bound,
  ]);
  return { ...Object.fromEntries(written), ...(is && { is }), ...(starts && { starts }), ...(ends && { ends }) };
}
