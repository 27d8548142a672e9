import type { Finding } from "../problem/index.ts";
import type { ValueFault } from "../values/index.ts";
import type { LintContext } from "./context.ts";

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
