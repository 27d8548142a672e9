import {
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  regex,
  strictObject,
  string,
  uuid,
} from "valibot";
import { keepPart } from "../_shared/files/index.ts";
import { endpoint, mostOfEvent } from "../_shared/http/index.ts";

const body = strictObject({
  /** Created once in the browser, for one file. */
  fileId: pipe(string(), uuid()),
  /** Id of the field that it was picked in. */
  field: pipe(string(), regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)),
  name: pipe(string(), minLength(1), maxLength(200)),
  /** Bytes of the whole file. */
  size: pipe(number(), integer(), minValue(1), maxValue(100_000_000)),
  /** Which part it is, from 0. */
  part: pipe(number(), integer(), minValue(0), maxValue(1_000)),
  /** Its bytes in base64. */
  data: pipe(string(), minLength(4), maxLength(300_000)),
});

/** Keeps a part of a file that a visitor has picked. The file becomes that of the lead which names it. */
export const handler = endpoint(
  { name: "upload", body, mostBytes: mostOfEvent, limit: { calls: 1_200, seconds: 60 } },
  async (sent, context) => {
    await keepPart(sent, context);
    return { kept: true };
  },
);
