import { Ajv, type CodeOptions } from "ajv";
import { boundedRegExp } from "./bounded-reg-exp.ts";
import { type Schema, schema } from "./schema.ts";

/**
 * An ajv that knows two schemas: `root`, a definition whose steps are left unchecked, and `step`, one of its steps.
 *
 * @param code how ajv writes the functions, if they are to be saved
 */
export function definitionAjv(code: CodeOptions = {}): Ajv {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    // Most of the compile time goes into the schema's definitions. These options compile each one once instead of once
    // per reference, skip optimisation of code that runs once, and leave checking the schema itself to the tests.
    inlineRefs: false,
    validateSchema: false,
    code: { optimize: false, regExp: Object.assign(boundedRegExp, { code: boundedRegExp.name }), ...code },
    // Defaults below variants are ours to fill in (defaults.ts).
    useDefaults: false,
    strictTypes: false,
    keywords: ["x-translate", "x-fills"],
  });
  const funnel: Schema = JSON.parse(JSON.stringify(schema.root), formsByType);
  const steps = { ...funnel.properties?.steps, additionalProperties: true };
  ajv.addSchema({ ...funnel, properties: { ...funnel.properties, steps } }, "root");
  ajv.addSchema({ $ref: "root#/definitions/step" }, "step");
  return ajv;
}

/**
 * Rewrites `anyOf` forms of different types so that the type selects one. ajv then only reports what is wrong with the
 * form that the author used.
 *
 * @param key of the part, as JSON.parse hands it to its reviver
 */
function formsByType(key: string, part: Schema): unknown {
  // ajv says which key it means only where there is no reference in between.
  if (key === "propertyNames") return schema.resolve(part);
  if (!Array.isArray(part?.anyOf)) return part;
  const { anyOf, ...rest } = part;
  const forms = anyOf.map((form) => ({ form, type: schema.resolve(form).type }));
  return {
    ...rest,
    type: forms.map(({ type }) => type),
    allOf: forms.map(({ form, type }) => ({ if: { not: { type } }, else: form })),
  };
}
