import type { Rule } from "../../rule.ts";

/** The fonts of a page are small enough to come while it is still being read. */
export const largeFont: Rule = {
  id: "large-font",
  severity: "warning",
  why: "Until a font has come, the page shows its text in another one, and then changes under the eyes of the reader. A font of all the world's letters has hundreds of KB, of which a page needs a few dozen: save the letters of its language as woff2, and one variable font instead of a file for each weight.",
  wrong: "heading: [large.woff2, large-ext.woff2]",
  right: "heading: [small.woff2]",
  *check({ definition, find }) {
    for (const [role, files = []] of Object.entries(definition.theme.fonts ?? {})) {
      const bytes = files.map((file) => {
        const result = find?.(file);
        return result?.found ? result.bytes : 0;
      });
      const all = bytes.reduce((sum, each) => sum + each, 0);
      if (all <= limit) continue;
      const size = Math.ceil(all / 1024).toLocaleString("en");
      const what = files.length > 1 ? `The ${files.length} files of "theme.fonts.${role}" are` : `"${files[0]}" is`;
      yield {
        message: `${what} ${size} KB; a font should be at most ${limit / 1024} KB. Leave out letters that no page shows, or unused weights.`,
        path: ["theme", "fonts", role],
      };
    }
  },
};

/** In bytes, for all files of one role. */
const limit = 30 * 1024;
