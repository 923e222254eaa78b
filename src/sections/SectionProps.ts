import type { ListName } from '../content/types';
import type { BandSection } from '../ui/layout/Band';

export interface PageSection extends BandSection {
  /** The list that it shows. */
  list?: ListName;
}

export interface SectionProps {
  section: PageSection;
  /** The sections of the page, from the top. */
  sections: readonly PageSection[];
}
