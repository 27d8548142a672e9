import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** A picture is described in words, and not by the name of its file. */
export const fileAsAlt: Rule = {
  id: "file-as-alt",
  severity: "warning",
  why: "Whoever listens to the page hears what `alt` says. “DSC_0412.jpg” or “Image” says nothing of what is to be seen, and programs that write pages leave it there. Say what the picture shows; where it only decorates, leave `alt` empty.",
  wrong: "- { type: image, src: tree.svg, alt: tree.svg }",
  right: "- { type: image, src: tree.svg, alt: A hand draws a tree. }",
  *check({ authored, definition }) {
    const mere = firstIn(`^${anyOf("picture", definition.language)}$`);
    for (const { text, path } of authored)
      if (path.at(-1) === "alt" && (file.test(text) || mere.test(text)))
        yield { message: `"${text}" says nothing of what the picture shows. Say it, or leave "alt" empty.`, path };
  },
};

const file = /^\S+\.(?:png|jpe?g|webp|svg|gif|avif)$/i;
