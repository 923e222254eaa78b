import type { BandSection } from '../ui/layout/Band';

export interface PageSection extends BandSection {
  /** Whether it shows work: projects, tracks or posts. */
  isWork?: boolean;
}

export interface SectionProps {
  section: PageSection;
  sections: readonly PageSection[];
}
