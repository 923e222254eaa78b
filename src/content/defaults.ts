/** How many projects are featured if the content file features none (spec section 9). */
export const FEATURED_PROJECTS = 3;
