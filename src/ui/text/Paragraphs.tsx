/** The paragraphs of a plain text, without empty ones. `between`: the breaks between them. */
export const Paragraphs = ({ text, between }: { text: string; between: RegExp }) =>
  text
    .trim()
    .split(between)
    .map((paragraph, index) => <p key={index}>{paragraph}</p>);
