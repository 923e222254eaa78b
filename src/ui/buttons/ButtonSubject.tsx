/** Names the entry of a button or link for screen readers: `Delete` becomes `Delete: Low Tide`. */
export const ButtonSubject = ({ title }: { title: string }) => (
  <span className="visually-hidden">{`: ${title}`}</span>
);
