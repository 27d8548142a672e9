import { join } from "node:path";
import { readFunnel } from "../read-funnel.ts";

/** The definition of a trade in this folder, frozen. */
export const trade = (name: string) => readFunnel(join("tests/trades", name));
