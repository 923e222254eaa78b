/** The end of the accessible name of a link with `NEW_TAB`. */
export const NewTabHint = () => <span className="visually-hidden"> (opens in a new tab)</span>;
