import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A video of the project has captions. Those of another site's video are that site's. */
export const videoCaptions: Rule = {
  id: "video-captions",
  severity: "warning",
  why: "Most people on phones watch without sound, and some never hear any. Without captions a video says nothing to them, and in the EU and the US it breaks the law for many who sell (European Accessibility Act, ADA). For a video in which nobody speaks, sign for it.",
  wrong: "- { type: video, title: A tour, src: tour.mp4 }",
  right: "- { type: video, title: A tour, src: tour.mp4, captions: tour.vtt }",
  *check({ definition }) {
    for (const { step, section, path } of placedSections(definition, "showsVideo"))
      if (section.src !== undefined && section.captions === undefined)
        yield {
          message: `The video "${section.src}" of step "${step}" has no captions. Name a WebVTT file with "captions".`,
          path: [...path, "src"],
        };
  },
};
