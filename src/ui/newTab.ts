export const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** The end of the accessible name of such a link (WCAG technique G201). */
export const NEW_TAB_NOTE = '(opens in a new tab)';
