/**
 * Folders whose subfolders are rooms; longer paths are tried first. The components of renderers/ui may be imported one
 * by one, because a page loads only those that it shows.
 */
const corridors = [
  "supabase/functions/_shared",
  "supabase/functions",
  "renderers/sections",
  "src/app",
  "src/build",
  "src/scripts",
  "src/services",
  "src/server",
  "renderers/ui/controls",
  "renderers/ui/layout",
  "renderers/ui/overlays",
  "renderers/ui/text",
  "engine",
  "renderers",
  "src",
];

/**
 * The room of a file: `engine/flow`, `renderers/sections/plans`, `supabase/functions/lead`. A file between rooms, such
 * as renderers/contract.ts, is a room of its own.
 */
export function roomOf(file: string): string {
  const corridor = corridors.find((folder) => file.startsWith(`${folder}/`));
  if (!corridor) return file.split("/").slice(0, -1).join("/");
  const [room, ...rest] = file.slice(corridor.length + 1).split("/");
  return rest.length === 0 ? file : `${corridor}/${room}`;
}

/** The top-level folder of a file: `engine`, `src`. */
export const wingOf = (file: string): string => file.split("/")[0] ?? file;

/**
 * Whether other rooms may import a file: a room's index, a file with the room's name, or the handler of a function.
 * Files between rooms are open to all.
 */
export function isDoor(file: string): boolean {
  const room = roomOf(file);
  if (room === file) return true;
  const name = room.split("/").at(-1);
  return [`index.ts`, `index.tsx`, `${name}.ts`, `${name}.tsx`, "handler.ts"].some(
    (door) => file === `${room}/${door}`,
  );
}
