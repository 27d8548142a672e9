import type { Finding, Path } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Two pictures are described by what each of them shows, and two people have two faces. */
export const copiedPicture: Rule = {
  id: "copied-picture",
  severity: "warning",
  why: "Whoever listens to the page is told of two pictures that they are the same, whoever looks at before and after sees one picture twice, and one face below two names says that neither of them exists. The entry was copied, and only half of it was changed.",
  wrong: "- { type: image, src: second.svg, alt: A hand draws a tree. }",
  right: "- { type: image, src: second.svg, alt: A hand draws a cat. }",
  *check({ definition }) {
    const faces = new Map<string, string>();
    for (const [id, step] of Object.entries(definition.steps)) {
      // Another page may show the same in another size, and one of two that are shown to different visitors is seen alone.
      const described = new Map<string, string>();
      if ("options" in step && Array.isArray(step.options)) yield* alikeOptions(step.options, ["steps", id, "options"]);
      for (const { value, path, isAlways } of objectsIn(step, ["steps", id])) {
        const { src, alt, avatar, name = value.by, before, after } = value;
        if (isAlways && typeof src === "string" && typeof alt === "string" && alt !== "") {
          const other = described.get(alt) ?? src;
          if (other !== src)
            yield {
              message: `Both ${other} and ${src} are described as "${alt}": say what each of them shows.`,
              path: [...path, "alt"],
            };
          described.set(alt, other);
        }
        // A drawing may stand for anybody, and a name may be written in several ways: Ada, and Ada L. from Leeds.
        if (typeof avatar === "string" && typeof name === "string" && !avatar.endsWith(".svg")) {
          const other = faces.get(avatar) ?? name;
          if (other !== name && !wordsIn(name).some((word) => wordsIn(other).includes(word)))
            yield {
              message: `${other} and ${name} have one face, ${avatar}. Give each a picture of their own, or leave it out.`,
              path: [...path, "avatar"],
            };
          faces.set(avatar, other);
        }
        if (isObject(before) && isObject(after)) yield* alikeSides(before, after, path);
      }
    }
  },
};

const wordsIn = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];

/** Answers that differ are told apart by their pictures; where all have one, it is an ornament. */
function* alikeOptions(options: readonly unknown[], path: Path): Iterable<Finding> {
  const pictures = options.map((option) => (isObject(option) ? option.image : undefined));
  const several = new Set(pictures).size;
  for (const [index, picture] of pictures.entries())
    if (typeof picture === "string" && several > options.length / 2 && pictures.indexOf(picture) < index)
      yield {
        message: `Options ${pictures.indexOf(picture) + 1} and ${index + 1} have the same picture, ${picture}. Give each its own.`,
        path: [...path, index, "image"],
      };
}

function* alikeSides(before: Plain, after: Plain, path: Path): Iterable<Finding> {
  for (const key of ["src", "label"])
    if (typeof after[key] === "string" && before[key] === after[key])
      yield {
        message: `Before and after have the same ${key === "src" ? "picture" : "label"}, ${after[key]}. Change one of the two.`,
        path: [...path, "after", key],
      };
}

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Place = { readonly value: Plain; readonly path: Path; readonly isAlways: boolean };

/** Every object of a value, with its place, and whether no condition is asked before it is shown. */
function* objectsIn(value: unknown, path: Path, isAlways = true): Iterable<Place> {
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* objectsIn(each, [...path, index], isAlways);
  if (!isObject(value)) return;
  const isShown = isAlways && value.when === undefined;
  yield { value, path, isAlways: isShown };
  for (const [key, each] of Object.entries(value))
    if (typeof each === "object") yield* objectsIn(each, [...path, key], isShown);
}
