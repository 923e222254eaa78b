/**
 * A text that changes while it is shown, in a new element each time: translators of browsers replace text nodes, and React
 * would go on updating a node that is no longer on the page.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
