import standaloneCode from "ajv/dist/standalone/index.js";
import type { Plugin } from "vite";
import { definitionAjv } from "../../engine/load/index.ts";

/**
 * Writes the validators of definitions out when a bundle is made, so that what runs from it need not compile the schema
 * each time: that is half of what a check would take.
 */
export function writtenValidators(): Plugin {
  return {
    name: "written-validators",
    load(id) {
      if (!id.endsWith("/engine/load/validators.ts")) return null;
      const written = standaloneCode(definitionAjv({ source: true }), { root: "root", step: "step" });
      return `const { boundedRegExp } = require("./bounded-reg-exp.ts");${written}exports.validators = () => exports;`;
    },
  };
}
