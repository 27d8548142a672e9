// What the last check said, as long as it would say the same again. A check depends on nothing but the program, the
// words behind its name, the files it reads, the day, and whether it may write in colour.
const { readFileSync, renameSync, rmSync, statSync, writeFileSync } = require("node:fs");

/**
 * What the last check said.
 *
 * @param {string} record file that it was kept in
 * @param {string} program tells one state of the program from another
 * @param {readonly string[]} words the command and its arguments
 * @returns {{ code: number, report: string } | undefined} undefined where it may say something else by now
 */
exports.recallCheck = (record, program, words) => {
  try {
    const { asked, files, code, report } = JSON.parse(readFileSync(record, "utf8"));
    const isSame = asked === question(program, words) && files.every(([file, stamp]) => stampOf(file) === stamp);
    return isSame ? { code, report } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps what a check said. Where it cannot be kept, nothing is lost but time.
 *
 * @param {{ code: number, report: string, files: readonly string[] }} checked with all the files that were read or looked for
 * @param {number} begun when the check began, in milliseconds since 1970
 */
exports.keepCheck = (record, program, words, { code, report, files }, begun) => {
  const made = `${record}.${process.pid}`;
  try {
    // A file that is saved twice within one tick of its disk's clock, two seconds at worst, bears the same time.
    if (files.some((file) => statSync(file).ctimeMs > begun - 2_000)) return;
    const stamps = files.map((file) => [file, stampOf(file)]);
    writeFileSync(made, JSON.stringify({ asked: question(program, words), files: stamps, code, report }));
    renameSync(made, record);
  } catch {
    rmSync(made, { force: true });
  }
};

function question(program, words) {
  const { NO_COLOR, FORCE_COLOR, NODE_DISABLE_COLORS, TERM } = process.env;
  const colors = [process.stdout.isTTY, NO_COLOR, FORCE_COLOR, NODE_DISABLE_COLORS, TERM];
  return JSON.stringify([
    program,
    process.version,
    process.cwd(),
    words,
    new Date().toISOString().slice(0, 10),
    colors,
  ]);
}

/** Unlike a file's time of change, its ctime cannot be set. */
function stampOf(file) {
  const { ctimeMs, size, ino } = statSync(file);
  return `${ctimeMs} ${size} ${ino}`;
}
