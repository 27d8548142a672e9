/** A file that must be refused, and the first problem it must be refused with: `line:column rule`. */
export type BadInput = { readonly name: string; readonly bytes: () => string | Uint8Array; readonly problem: string };

/** Input from an author, a broken tool or an attacker. */
export const badInputs: readonly BadInput[] = [
  { name: "an empty file", bytes: () => "", problem: "1:1 empty-file" },
  { name: "a file of comments", bytes: () => "# soon\n", problem: "1:1 empty-file" },
  { name: "a file of two million blanks", bytes: () => " ".repeat(1_900_000), problem: "1:1 empty-file" },
  { name: "a single word", bytes: () => "hello", problem: "1:1 wrong-type" },
  { name: "a list", bytes: () => "- a\n- b\n", problem: "1:1 wrong-type" },
  { name: "wrong types", bytes: () => "id: 5\nversion: one\nsteps: []\n", problem: "1:1 missing-key" },
  { name: "an unknown key", bytes: () => "# mine\ncolour: red\n", problem: "2:1 unknown-key" },
  { name: "bytes that are not UTF-8", bytes: () => latin1("id: x\nname: caf\xe9\n"), problem: "2:10 not-utf8" },
  { name: "a bad byte after wide letters", bytes: () => bytesOf("é😀\uFFFD", [0xff]), problem: "1:5 not-utf8" },
  { name: "UTF-16", bytes: () => latin1("\xff\xfei\0d\0"), problem: "1:1 not-utf8" },
  { name: "a picture", bytes: () => latin1("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), problem: "1:1 not-utf8" },
  { name: "a byte order mark", bytes: () => "\uFEFFid: 5\n", problem: "1:1 missing-key" },
  { name: "tabs", bytes: () => "id: a\nproduct:\n\tname: x\n", problem: "3:1 yaml-syntax" },
  { name: "an open quote", bytes: () => 'id: a\nlanguage: "en\nstart: b\n', problem: "2:11 yaml-syntax" },
  { name: "two documents", bytes: () => "id: a\n---\nid: b\n", problem: "2:1 multiple-documents" },
  { name: "an alias bomb", bytes: aliasBomb, problem: "1:4 alias" },
  { name: "a merge", bytes: () => "id: a\n<<: { version: 1 }\n", problem: "2:1 alias" },
  { name: "a tag", bytes: () => "id: !!js/function x\n", problem: "1:5 unknown-tag" },
  { name: "a key twice", bytes: () => "id: a\nversion: 1\nid: b\n", problem: "3:1 duplicate-key" },
  { name: "__proto__", bytes: () => "id: a\n__proto__: { admin: true }\n", problem: "2:1 reserved-key" },
  { name: "constructor", bytes: () => "steps:\n  constructor: {}\n", problem: "2:3 reserved-key" },
  { name: "20,000 open brackets", bytes: () => `a: ${"[".repeat(20_000)}`, problem: "1:67 too-deep" },
  { name: "20,000 brackets", bytes: () => `${"[".repeat(20_000)}${"]".repeat(20_000)}`, problem: "1:65 too-deep" },
  { name: "20,000 braces", bytes: () => "{a: ".repeat(20_000), problem: "1:257 too-deep" },
  { name: "20,000 dashes", bytes: () => "- ".repeat(20_000), problem: "1:129 too-deep" },
  { name: "20,000 question marks", bytes: () => "? ".repeat(20_000), problem: "1:129 too-deep" },
  { name: "keys ever further in", bytes: () => stairs(), problem: "65:65 too-deep" },
  { name: "5 MB", bytes: () => `a: ${"x".repeat(5_000_000)}`, problem: "1:1 too-large" },
  { name: "a million numbers", bytes: () => `a: [${"1,".repeat(950_000)}]`, problem: "1:333335 too-large" },
  { name: "80,000 steps", bytes: () => `steps:\n${keys(80_000)}`, problem: "2:2 too-large" },
  { name: "5,000 empty steps", bytes: () => `id: a\nsteps:\n${keys(5_000)}`, problem: "1:1 missing-key" },
  { name: "100,000 lines of ---", bytes: () => "---\n".repeat(100_000), problem: "2:1 multiple-documents" },
  {
    name: "a long text for a pattern",
    bytes: () => `product: { support: "a@${".".repeat(1_900_000)}@" }`,
    problem: "1:1 missing-key",
  },
];

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const bytesOf = (text: string, more: number[]) => Uint8Array.from([...new TextEncoder().encode(text), ...more]);

const keys = (amount: number) => Array.from({ length: amount }, (_, index) => ` k${index}:\n`).join("");

const stairs = () => Array.from({ length: 1_900 }, (_, depth) => `${" ".repeat(depth)}a:\n`).join("");

function aliasBomb(): string {
  const letters = [..."abcdefghijklmnopqrst"];
  const rows = letters.slice(1).map((letter, index) => {
    const alias = `*${letters[index]}`;
    return `${letter}: &${letter} [${Array(9).fill(alias).join(", ")}]\n`;
  });
  return `a: &a [x, x]\n${rows.join("")}`;
}
