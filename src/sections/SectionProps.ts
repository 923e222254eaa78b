import type { BandSection } from '../ui/layout/Band';

export interface SectionProps {
  section: BandSection;
  /** The sections of the page, from the top. */
  sections: readonly BandSection[];
}
