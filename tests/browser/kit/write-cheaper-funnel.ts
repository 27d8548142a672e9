import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes the shipped funnel with a lower price. */
const folder = join("node_modules", ".cache", "cheaper");
mkdirSync(folder, { recursive: true });
cpSync("content", join(folder, "content"), { recursive: true });
writeFileSync(join(folder, "funnel.yaml"), readFileSync("funnel.yaml", "utf8").replace("price: 19.99", "price: 17.99"));
