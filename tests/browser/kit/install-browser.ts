import { fetchChromium } from "../../../src/prove/index.ts";

await fetchChromium();
