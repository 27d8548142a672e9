/** Changes of a YAML text that leave every other character as it is. */
export { type Edit, editYaml } from "./edit-yaml.ts";
