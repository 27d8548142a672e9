/**
 * Path of an included file as the reader takes it.
 *
 * @param definition path of the definition
 * @param file what the author wrote, relative to the definition
 * @returns undefined if it would leave the definition's folder
 */
export function includePath(definition: string, file: string): string | undefined {
  if (/^[/\\]|^[A-Za-z]:|\0/.test(file)) return undefined;
  const segments: string[] = [];
  for (const segment of file.split(/[/\\]/)) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  const folder = definition.slice(0, Math.max(definition.lastIndexOf("/"), definition.lastIndexOf("\\")) + 1);
  return segments.length > 0 ? folder + segments.join("/") : undefined;
}

/** Names of files that a definition may be made of. */
export const includable = /\.(md|txt|ya?ml)$/i;
