import { kernel } from "../kernel.ts";

kernel();
