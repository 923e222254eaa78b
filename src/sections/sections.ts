import type { ComponentType } from 'react';
import type { BandSection } from '../ui/Band';
import { Blog } from './blog/Blog';
import { Contact } from './contact/Contact';
import { Hero } from './hero/Hero';
import { Music } from './music/Music';
import { Projects } from './projects/Projects';
import { Skills } from './skills/Skills';

export interface Section extends BandSection {
  Component: ComponentType<{ section: BandSection }>;
}

/**
 * The sections of the public page, in its order (spec section 2): the links of the bar, the page and the heads of the
 * bands read them here. To add one, write its component and add its row.
 */
export const SECTIONS: readonly Section[] = [
  // Its heading is the name of the owner.
  { id: 'home', label: 'Home', Component: Hero },
  { id: 'about', label: 'About', heading: 'Skills and Expertise', Component: Skills },
  { id: 'projects', label: 'Projects', heading: 'Featured Work', Component: Projects },
  { id: 'music', label: 'Music', heading: 'Music and Sound', Component: Music },
  { id: 'blog', label: 'Blog', heading: 'Latest Articles', Component: Blog },
  { id: 'contact', label: 'Contact', heading: 'Get In Touch', Component: Contact },
];
