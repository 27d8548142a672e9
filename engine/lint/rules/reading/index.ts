import type { Rule } from "../../rule.ts";
import { cutByComment } from "./cut-by-comment.ts";
import { joinedLines } from "./joined-lines.ts";
import { misreadNumber } from "./misread-number.ts";
import { printedQuotes } from "./printed-quotes.ts";
import { tornEntry } from "./torn-entry.ts";

/** What YAML reads otherwise than an author may have meant it. */
export const readingRules: readonly Rule[] = [cutByComment, joinedLines, misreadNumber, printedQuotes, tornEntry];
