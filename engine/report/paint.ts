/** How a terminal may set a word off; a report says what a word is, not which colour it has. */
export type Paint = (kind: "error" | "warning" | "dim" | "strong", text: string) => string;
