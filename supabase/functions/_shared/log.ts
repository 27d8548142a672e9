/** One line of JSON for whoever runs the funnel. Fields name things by id; personal data never goes in. */
export type Log = (level: "info" | "warn" | "error", event: string, fields?: Readonly<Record<string, unknown>>) => void;
