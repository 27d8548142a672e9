import { partBytes } from "../../../../engine/fields/index.ts";

/** SQL: whether all parts of `file` have come. */
export const isWhole = `(select count(*) from funnel.file_parts part where part.file_id = file.file_id)
  = ceil(file.size / ${partBytes}.0)`;

/** SQL: whether some lead has `file`. */
export const isSomebodys = "exists (select from funnel.lead_files link where link.file_id = file.file_id)";
