/** What was measured, by name. */
export type Figures = Record<string, number>;

/** The median of an odd number of figures. */
export const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[(figures.length - 1) / 2] ?? NaN;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
