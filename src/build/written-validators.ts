import standaloneCode from "ajv/dist/standalone/index.js";
import type { Plugin } from "vite";
import { definitionAjv } from "../../engine/load/index.ts";

/**
 * Writes the validators of definitions out when a bundle is made, so that what runs from it need not compile the schema
 * each time: that is half of what a check would take.
 */
export function writtenValidators(): Plugin {
  const replaced = "/engine/load/validators.ts";
  let isReplaced = false;
  return {
    name: "written-validators",
    load(id) {
      if (!id.endsWith(replaced)) return null;
      isReplaced = true;
      const written = standaloneCode(definitionAjv({ source: true }), { root: "root", step: "step" });
      return `const { boundedRegExp } = require("./bounded-reg-exp.ts");${written}exports.validators = () => exports;`;
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(`No module is called ${replaced}: checks would compile the schema each time.`);
    },
  };
}
