import icons from "../../schema/icons.json" with { type: "json" };

/**
 * The built-in icons by name. Each is the `d` of one path on a grid of 24 by 24, drawn as a line of 1.75 with round ends
 * and without a fill.
 */
const drawings = new Map(Object.values<Readonly<Record<string, string>>>(icons).flatMap(Object.entries<string>));

/** Names of the built-in icons. */
export const iconNames: readonly string[] = [...drawings.keys()];

/** The path of a built-in icon; undefined if there is none of that name. */
export const drawingOf = (name: string): string | undefined => drawings.get(name);

/** Whether an `icon` is a file of the author's, rather than the name of a built-in one. */
export const isIconFile = (icon: string): boolean => /[./]/.test(icon);
