/** A link that opens in a new tab. Its accessible name says so (WCAG technique G201). */
export const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;
