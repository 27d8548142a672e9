import { keepHeadings } from "../keep-headings.ts";
import { placeVariants } from "../variants/place-variants.ts";

// The same in the pages of a funnel with experiments, of which each visitor has a variant.
placeVariants();
keepHeadings();
