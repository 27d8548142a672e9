import type { Rule } from "../../rule.ts";

/** No step uses an address that the server answers itself. */
export const reservedPath: Rule = {
  id: "reserved-path",
  severity: "error",
  holdsInPart: true,
  why: "Some addresses are the server's own: the page of an unknown address, the functions, the files of the build, and the sign that it runs. A step at one of them is never seen, or is shown at every address that does not exist.",
  wrong: "path: /404",
  right: "path: /not-for-you",
  *check({ steps }) {
    for (const [id, { path }] of Object.entries(steps)) {
      const own = reserved.find((each) => path === each || path.startsWith(`${each}/`));
      if (own)
        yield {
          message: `Step "${id}" has the path ${path}, but the server keeps ${own} for itself. Give the step another.`,
          path: ["steps", id, "path"],
        };
    }
  },
};

const reserved = ["/404", "/functions", "/assets", "/healthz"];
