import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes the shipped funnel with its commented-out pixels enabled, and with a lower price, for the browser tests: it is also
 * what purchase/new-price.spec.ts serves before a deploy.
 */
const folder = join("node_modules", ".cache", "tracked");
const shipped = readFileSync("funnel.yaml", "utf8");
const tracked = shipped
  .replace("# pixels:", "pixels:")
  .replace(/#( {3}facebook: ")0+/, " $11234567890")
  .replace(/#( {3}video-social: )X+/, " $1CPIXEL")
  .replace("# - { event: InitiateCheckout", "- { event: InitiateCheckout")
  .replace("price: 19.99", "price: 17.99");
mkdirSync(folder, { recursive: true });
cpSync("content", join(folder, "content"), { recursive: true });
writeFileSync(join(folder, "funnel.yaml"), tracked);
