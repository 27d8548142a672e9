import type { Path } from "../problem/index.ts";
import type { Plain } from "./plain-value.ts";

/** Keys and positions of a JSON pointer into a value; positions in lists come as numbers. */
export function pathOf(pointer: string, value: Plain): Path {
  const path: (string | number)[] = [];
  let at: Plain | undefined = value;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(at)) {
      path.push(Number(key));
      at = at[Number(key)];
    } else {
      path.push(key);
      at = at !== null && typeof at === "object" ? at[key] : undefined;
    }
  }
  return path;
}
