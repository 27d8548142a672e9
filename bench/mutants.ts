import { measure } from "../tests/mutation/measure.ts";
import { reportOn } from "../tests/mutation/report-on.ts";
import { shipped } from "../tests/mutation/shipped.ts";

/**
 * How the check does on the mutants of every shipped definition, by kind of mistake: `node src/scripts/run.mjs bench/mutants.ts`.
 * All of them take a quarter of an hour; a number behind it holds each kind to as many for each definition.
 */
const most = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
console.log(reportOn(measure(Object.values(shipped), most)));
