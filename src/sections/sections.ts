import { createSelector } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { words } from 'virtual:words';
import type { ListName, Owner } from '../content/types';
import { selectHasSection } from '../state/lists/hasSection';
import type { RootState } from '../state/rootReducer';
import { selectOwner } from '../state/visitor/owner';
import type { BandSection } from '../ui/layout/Band';
import { Blog } from './blog/Blog';
import { Contact } from './contact/Contact';
import { Experience } from './experience/Experience';
import { Hero } from './hero/Hero';
import { Music } from './music/Music';
import { Projects } from './projects/Projects';
import type { SectionProps } from './SectionProps';
import { Skills } from './skills/Skills';

interface Section extends BandSection {
  id: 'home' | NonNullable<Owner['order']>[number];
  /** The list that it shows. */
  list?: ListName;
  Component: ComponentType<SectionProps>;
}

const text = words.sections;

/** Every section, in the order of the page (spec section 2). To add one, write its component and add its row. */
const SECTIONS: readonly Section[] = [
  // Its heading is the owner's name.
  { id: 'home', label: text.home, heading: '', Component: Hero },
  { id: 'about', label: text.about, heading: text.aboutHeading, Component: Skills },
  {
    id: 'experience',
    label: text.experience,
    heading: text.experienceHeading,
    list: 'experience',
    Component: Experience,
  },
  {
    id: 'projects',
    label: text.projects,
    heading: text.projectsHeading,
    list: 'projects',
    Component: Projects,
  },
  { id: 'music', label: text.music, heading: text.musicHeading, list: 'tracks', Component: Music },
  { id: 'blog', label: text.blog, heading: text.blogHeading, list: 'posts', Component: Blog },
  { id: 'contact', label: text.contact, heading: text.contactHeading, Component: Contact },
];

/**
 * The sections of the public page, for its bands and their links. A list missing from the content file has no section; the
 * section `about` needs skills or a text.
 */
export const selectSections = createSelector(
  [
    selectOwner,
    (state: RootState) => selectHasSection(state, 'about'),
    // Joined: a new array would never equal the previous one.
    (state: RootState) =>
      SECTIONS.flatMap(({ id, list }) => (!list || selectHasSection(state, list) ? id : [])).join(),
  ],
  ({ skills, order = [] as string[] }, hasAbout, shown): Section[] =>
    SECTIONS.filter(
      ({ id }) =>
        shown.split(',').includes(id) && (id !== 'about' || skills.length > 0 || hasAbout),
    ).sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
);
