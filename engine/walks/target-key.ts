/** Names of what walks should cover: a step's way on by its number, an option, the back link. */
export const targetKey = {
  way: (step: string, index: number) => `way ${step} ${index}`,
  option: (step: string, option: string) => `option ${step} ${option}`,
  back: (step: string) => `back ${step}`,
} as const;
