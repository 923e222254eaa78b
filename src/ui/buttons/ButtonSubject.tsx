import { VisuallyHidden } from '../text/VisuallyHidden';

/** Tells screen readers which entry a button or link is for: `Delete` becomes `Delete: Low Tide`. */
export const ButtonSubject = ({ title }: { title: string }) => (
  <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
);
