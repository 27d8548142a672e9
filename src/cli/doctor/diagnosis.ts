/** What the doctor says about one thing; a problem is what keeps real visitors from being served as they should. */
export type Diagnosis = {
  readonly about: string;
  readonly state: "ok" | "fallback" | "problem";
  readonly text: string;
};
