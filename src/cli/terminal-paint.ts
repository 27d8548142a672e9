import type { WriteStream } from "node:tty";
import { styleText } from "node:util";
import type { Paint } from "../../engine/report/index.ts";

const styles = { error: "red", warning: "yellow", dim: "dim", strong: "bold" } as const;

type Stream = Pick<WriteStream, "isTTY">;

/** Colours for a terminal; none where the output is a file or a pipe, or where NO_COLOR asks for none. */
export const terminalPaint = (stream: Stream): Paint =>
  isPlain(stream) ? (_, text) => text : (kind, text) => styleText(styles[kind], text);

const isPlain = (stream: Stream) => !stream.isTTY || Boolean(process.env.NO_COLOR) || process.env.TERM === "dumb";
