/**
 * A text that changes while it is shown. Translators of browsers replace text nodes, and React would then update a node
 * that is no longer on the page. The key makes a new element for each text.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
