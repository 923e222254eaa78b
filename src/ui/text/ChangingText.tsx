/**
 * A text that changes while it is shown, in a new element each time: browser translators replace text nodes, and React
 * would go on updating the removed node.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
