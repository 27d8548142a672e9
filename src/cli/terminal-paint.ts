import type { WriteStream } from "node:tty";
import { styleText } from "node:util";
import type { Paint } from "../../engine/check.ts";

const styles = { error: "red", warning: "yellow", dim: "dim", strong: "bold" } as const;

/** Colours for a terminal; none where the output is a file or a pipe, or where NO_COLOR asks for none. */
export function terminalPaint(stream: Pick<WriteStream, "isTTY">): Paint {
  const plain = !stream.isTTY || Boolean(process.env.NO_COLOR) || process.env.TERM === "dumb";
  return (kind, text) => (plain ? text : styleText(styles[kind], text));
}
