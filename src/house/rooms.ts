/**
 * Folders whose own folders are rooms; a longer one is asked before a shorter one. The shared pieces of renderers/ui lie
 * open one by one: each is a component of its own, and a page loads only those that it shows.
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
 * The room that a file stands in: `engine/flow`, `renderers/sections/plans`, `supabase/functions/lead`. A file that lies
 * in a corridor, such as renderers/contract.ts, is a room of its own.
 */
export function roomOf(file: string): string {
  const corridor = corridors.find((folder) => file.startsWith(`${folder}/`));
  if (!corridor) return file.split("/").slice(0, -1).join("/");
  const [room, ...rest] = file.slice(corridor.length + 1).split("/");
  return rest.length === 0 ? file : `${corridor}/${room}`;
}

/** The large room that a file belongs to: `engine`, `src`. */
export const wingOf = (file: string): string => file.split("/")[0] ?? file;

/**
 * Whether others may import a file of a room: its index, what has the room's own name, or the handler of a function.
 * Files that lie in a corridor are open to all.
 */
export function isDoor(file: string): boolean {
  const room = roomOf(file);
  if (room === file) return true;
  const name = room.split("/").at(-1);
  return [`index.ts`, `index.tsx`, `${name}.ts`, `${name}.tsx`, "handler.ts"].some(
    (door) => file === `${room}/${door}`,
  );
}
