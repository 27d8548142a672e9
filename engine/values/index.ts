/** Named values computed from what visitors tell: their language, its proof, and the one function that computes them. */
export { boundFaults, compiledBounds } from "./bounds.ts";
export { type CompiledBounds, type CompiledValues, type Compute, type Computed, codeOf, computer } from "./compute.ts";
export { evaluateEach, type Tree } from "./evaluate.ts";
export { readableField } from "./given.ts";
export { type Expression, expressionWords, namesIn, parseExpression } from "./parse-expression.ts";
export type { Range as Interval } from "./ranges.ts";
export { type Sources, type TypedValue, typeValues, type ValueFault } from "./typed-values.ts";
export type { Readable } from "./typer.ts";
export { isNumber, isSameType, number, simpleDimension } from "./types.ts";
export type { BoundFault, Questioned, WrittenBounds } from "./written-bounds.ts";
