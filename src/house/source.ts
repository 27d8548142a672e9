import { dirname, posix } from "node:path";
import { parseSync } from "vite";

/** A place in a file, for a report: `engine/flow/exits.ts:12`. */
export type Spot = { readonly file: string; readonly line: number };

/** An import of another file of the project. */
export type Import = Spot & { readonly to: string };

/** What the measures look at in one file. */
export type Source = {
  readonly file: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** `value as Type`, but not `as const`, which forces nothing. */
  readonly casts: readonly Spot[];
  /** The type `any`, `value!`, and comments that tell the compiler or the linter to look away. */
  readonly forced: readonly Spot[];
  /** Comparisons of something named `type` with a text: `step.type === "offer"`, `/offer/.test(step.type)`. */
  readonly typeReads: readonly (Spot & { readonly type: string })[];
};

/**
 * Reads one file of TypeScript or JavaScript.
 *
 * @param file path from the project's folder, with slashes
 * @throws Error if it does not parse
 */
export function readSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} does not parse: ${error.message}`);
  const lineAt = lineCounter(text);
  const source = { file, lines: text.split("\n").length - 1, imports: [], casts: [], forced: [], typeReads: [] };
  const found: Found = { ...source, spot: (node) => ({ file, line: lineAt(node.start) }) };
  visit(program, found);
  for (const comment of comments)
    if (/@ts-(ignore|expect-error|nocheck)|biome-ignore/.test(comment.value))
      found.forced.push({ file, line: lineAt(comment.start) });
  const { imports, casts, forced, typeReads } = found;
  return { ...source, imports, casts, forced, typeReads };
}

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

type Found = {
  readonly file: string;
  readonly imports: Import[];
  readonly casts: Spot[];
  readonly forced: Spot[];
  readonly typeReads: (Spot & { type: string })[];
  readonly spot: (node: Node) => Spot;
};

function visit(node: unknown, found: Found): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, found);
    return;
  }
  if (!isNode(node)) return;
  note[node.type]?.(node, found);
  for (const child of Object.values(node)) if (typeof child === "object" && child !== null) visit(child, found);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const note: Readonly<Record<string, (node: Node, found: Found) => void>> = {
  ImportDeclaration: noteImport,
  ExportNamedDeclaration: noteImport,
  ExportAllDeclaration: noteImport,
  ImportExpression: noteImport,
  TSImportType: noteImport,
  TSAsExpression: (node, { casts, spot }) => {
    if (!isConst(node.typeAnnotation)) casts.push(spot(node));
  },
  TSAnyKeyword: (node, { forced, spot }) => forced.push(spot(node)),
  TSNonNullExpression: (node, { forced, spot }) => forced.push(spot(node)),
  BinaryExpression: (node, found) => {
    const sides = [node.left, node.right];
    const text = sides.flatMap((side) => textOf(side) ?? [])[0];
    if (text !== undefined && /^[!=]==?$/.test(String(node.operator)) && sides.some(isType))
      found.typeReads.push({ ...found.spot(node), type: text });
  },
  CallExpression: (node, found) => {
    const { callee } = node;
    const [asked] = Array.isArray(node.arguments) ? node.arguments : [];
    if (!isNode(callee) || callee.type !== "MemberExpression" || !isType(asked)) return;
    for (const type of wordsOf(callee.object)) found.typeReads.push({ ...found.spot(node), type });
  },
  SwitchStatement: (node, found) => {
    if (!isType(node.discriminant) || !Array.isArray(node.cases)) return;
    for (const each of node.cases) {
      const text = isNode(each) ? textOf(each.test) : undefined;
      if (text !== undefined) found.typeReads.push({ ...found.spot(node), type: text });
    }
  },
};

function noteImport(node: Node, { file, imports, spot }: Found): void {
  const to = textOf(node.source) ?? textOf(isNode(node.argument) ? node.argument.literal : undefined);
  if (to?.startsWith(".")) imports.push({ ...spot(node), to: posix.join(dirname(file), to) });
}

const isConst = (type: unknown) =>
  isNode(type) && type.type === "TSTypeReference" && isNode(type.typeName) && type.typeName.name === "const";

/** `type`, `step.type`, `step?.type`. */
function isType(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Identifier") return node.name === "type";
  if (node.type === "ChainExpression") return isType(node.expression);
  return node.type === "MemberExpression" && isType(node.property);
}

/** The words in `["offer", "checkout"]` and in `/offer|checkout/`. */
function wordsOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (Array.isArray(node.elements)) return node.elements.flatMap((element) => textOf(element) ?? []);
  const { regex } = node;
  const pattern = typeof regex === "object" && regex !== null && "pattern" in regex ? String(regex.pattern) : "";
  return pattern.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
}

const textOf = (node: unknown) =>
  isNode(node) && node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1;
}
