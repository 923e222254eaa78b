/**
 * A text that changes while it is shown. Translators of browsers put elements of their own in the place of text nodes:
 * with each change the element around the text is a new one, which they have not touched.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
