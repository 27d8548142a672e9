/**
 * Playwright notes with each call where it came from, and looks up each of up to fifty functions in source maps for that: a
 * seventh of what a worker does. Its own functions have no source maps, and only the one that a test calls is ever named.
 */
const { prepareStackTrace } = Error;
const isOfPlaywright = (frame: NodeJS.CallSite | undefined) =>
  /[\\/]node_modules[\\/]playwright/.test(frame?.getFileName() ?? "");
if (prepareStackTrace)
  Error.prepareStackTrace = (error, frames) =>
    prepareStackTrace(
      error,
      frames.filter((frame, at) => !isOfPlaywright(frame) || !isOfPlaywright(frames[at + 1])),
    );
// Each message to the browser holds a place for an error, with this many functions.
Error.stackTraceLimit = 10;
