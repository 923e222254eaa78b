import type { bodyImages, renderPages } from './render';

/** The path of the render entry, relative to the root of the project. */
export const RENDER_ENTRY = 'src/build/prerender/render.tsx';

/** The exports of the render entry, which is imported by its path. */
export interface RenderEntry {
  renderPages: typeof renderPages;
  bodyImages: typeof bodyImages;
}
