import { measure } from "../tests/mutation/measure.ts";
import { reportOn } from "../tests/mutation/report-on.ts";
import { shipped } from "../tests/mutation/shipped.ts";

/**
 * The check's results on the mutants of every shipped definition, by kind of mistake: `node src/scripts/run.mjs
 * bench/mutants.ts`. All of them take a quarter of an hour; a number as argument limits the mutants per kind and
 * definition.
 */
const most = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
console.log(reportOn(measure(Object.values(shipped), most)));
