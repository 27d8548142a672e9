import { css } from "styled-components";

/** The colour of each tone, as --tone of what has it. */
export const tones = css`
  [data-tone="good"] { --tone: var(--success); }

  [data-tone="fair"] { --tone: var(--amber); }

  [data-tone="poor"] { --tone: var(--danger); }
`;
