declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

/** Its own types require Express; it works with any connect server. */
declare module 'compression' {
  import type { Connect } from 'vite';

  export default function compression(): Connect.NextHandleFunction;
}
