// What the last check said, as long as it would say the same again. A check depends on nothing but the program, the
// words behind its name, the files it reads, the day, and whether it may write in colour.
const { readFileSync, renameSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { styleText } = require("node:util");

/**
 * All that a check's report depends on besides the files.
 *
 * @param {string} program tells one state of the program from another
 * @param {readonly string[]} words the command and its arguments
 * @returns {string} one that is the same for the same check
 */
exports.checkAsked = (program, words) => {
  const { NO_COLOR, TERM } = process.env;
  // What Node itself makes of the terminal and of a dozen variables shows in a word that it colours.
  const colors = [process.stdout.isTTY, NO_COLOR, TERM, styleText("red", "red")];
  return JSON.stringify([
    program,
    process.version,
    process.cwd(),
    words,
    new Date().toISOString().slice(0, 10),
    colors,
  ]);
};

/**
 * What the last check said.
 *
 * @param {string} record file that it was kept in
 * @param {string} asked what is asked now
 * @returns {{ code: number, report: string } | undefined} undefined where it may say something else by now
 */
exports.recallCheck = (record, asked) => {
  try {
    const kept = JSON.parse(readFileSync(record, "utf8"));
    const isSame = kept.asked === asked && kept.files.every(([file, stamp]) => stampOf(file) === stamp);
    return isSame ? { code: kept.code, report: kept.report } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps what a check said. Where it cannot be kept, nothing is lost but time.
 *
 * @param {string} record file to keep it in
 * @param {string} asked what was asked when the check began
 * @param {number} begun when that was, in milliseconds since 1970
 * @param {{ code: number, report: string, files: readonly string[] }} checked with all the files that were read or looked for
 */
exports.keepCheck = (record, asked, begun, { code, report, files }) => {
  const made = `${record}.${process.pid}`;
  try {
    // A file that is saved twice within one tick of its disk's clock, two seconds at worst, bears the same time.
    if (files.some((file) => statSync(file).ctimeMs > begun - 2_000)) return;
    writeFileSync(made, JSON.stringify({ asked, files: files.map((file) => [file, stampOf(file)]), code, report }));
    renameSync(made, record);
  } catch {
    rmSync(made, { force: true });
  }
};

/** Unlike a file's time of change, its ctime cannot be set. */
function stampOf(file) {
  const { ctimeMs, size, ino } = statSync(file);
  return `${ctimeMs} ${size} ${ino}`;
}
