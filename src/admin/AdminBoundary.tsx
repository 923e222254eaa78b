import type { ReactNode } from 'react';
import { ErrorBoundary } from '../shared/ErrorBoundary';

interface AdminBoundaryProps {
  /** The failed part, as the subject of a sentence. */
  subject: string;
  children: ReactNode;
}

/** An error boundary of the dashboard, which is in English. */
export const AdminBoundary = ({ subject, children }: AdminBoundaryProps) => (
  <ErrorBoundary message={`${subject} could not be shown.`} action="Reload the page">
    {children}
  </ErrorBoundary>
);
