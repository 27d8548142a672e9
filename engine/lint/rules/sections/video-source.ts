import { originOf } from "../../../traits/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A video is a file or a frame, and a frame is a player, not a page with a player in it. */
export const videoSource: Rule = {
  id: "video-source",
  severity: "error",
  why: "Pages of video sites refuse to be shown in a frame: the visitor presses play and sees an empty box. The sites have another address for that, which their `Share` menu calls `Embed`. A video without a source, or with two, leaves open what is shown.",
  wrong: '- { type: video, title: A tour, frame: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" }',
  right: '- { type: video, title: A tour, frame: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" }',
  *check({ definition }) {
    for (const { step, section, path } of placedSections(definition, "showsVideo")) {
      const { src, frame } = section;
      if (src !== undefined && frame !== undefined)
        yield {
          message: `The video of step "${step}" has both "src" and "frame". Keep the one that is to be shown.`,
          path: [...path, "frame"],
          on: "key",
        };
      else if (src === undefined && frame === undefined)
        yield {
          message: `The video of step "${step}" has no source. Name a file with "src", or the player of another site with "frame".`,
          path,
        };
      else if (frame !== undefined && originOf(frame) === undefined)
        yield {
          message: `"${frame}" has a host that the page's security policy cannot admit. Write it with letters, digits, dots and hyphens only, without a user name.`,
          path: [...path, "frame"],
        };
      else if (frame !== undefined) {
        const player = playerFor(frame);
        if (player)
          yield {
            message: `"${frame}" is a page that refuses to be shown in a frame. Write the address of its player: ${player}`,
            path: [...path, "frame"],
            suggest: player,
          };
      }
    }
  },
};

/** The player of a video whose page an author has copied from the browser; undefined if it is none that we know. */
function playerFor(address: string): string | undefined {
  const youtube =
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/.exec(address);
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube[1]}`;
  const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(address);
  if (vimeo) return `https://player.vimeo.com/video/${vimeo[1]}`;
  const loom = /^https:\/\/(?:www\.)?loom\.com\/share\/(\w+)/.exec(address);
  return loom ? `https://www.loom.com/embed/${loom[1]}` : undefined;
}
