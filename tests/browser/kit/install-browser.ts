import { fetchChromium } from "../../../src/prove/index.ts";

fetchChromium();
