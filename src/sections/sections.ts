import { createSelector } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { words } from 'virtual:words';
import type { Owner } from '../content/types';
import { selectHasSection } from '../state/lists/hasSection';
import type { RootState } from '../state/rootReducer';
import { selectOwner } from '../state/visitor/owner';
import { Blog } from './blog/Blog';
import { Contact } from './contact/Contact';
import { Experience } from './experience/Experience';
import { Hero } from './hero/Hero';
import { Music } from './music/Music';
import { Projects } from './projects/Projects';
import type { PageSection, SectionProps } from './SectionProps';
import { Skills } from './skills/Skills';

interface Section extends PageSection {
  id: keyof NonNullable<Owner['sections']>;
  Component: ComponentType<SectionProps>;
}

/** Every section, in the order of the page (spec section 2). To add one, write its component and add its row. */
export const SECTIONS: readonly Section[] = [
  // Its heading is the owner's name.
  { id: 'home', label: words.sections.home, Component: Hero },
  {
    id: 'about',
    label: words.sections.about,
    heading: words.sections.aboutHeading,
    Component: Skills,
  },
  { id: 'experience', label: words.sections.experience, Component: Experience },
  {
    id: 'projects',
    label: words.sections.projects,
    heading: words.sections.projectsHeading,
    isWork: true,
    Component: Projects,
  },
  {
    id: 'music',
    label: words.sections.music,
    heading: words.sections.musicHeading,
    isWork: true,
    Component: Music,
  },
  {
    id: 'blog',
    label: words.sections.blog,
    heading: words.sections.blogHeading,
    isWork: true,
    Component: Blog,
  },
  {
    id: 'contact',
    label: words.sections.contact,
    heading: words.sections.contactHeading,
    Component: Contact,
  },
];

/**
 * The sections of the public page, for its bands and their links. Labels and headings in `owner.ts` override those above.
 * Skills and lists that the owner leaves out have no section.
 */
export const selectSections = createSelector(
  [
    selectOwner,
    (state: RootState) => selectHasSection(state, 'experience'),
    (state: RootState) => selectHasSection(state, 'projects'),
    (state: RootState) => selectHasSection(state, 'tracks'),
    (state: RootState) => selectHasSection(state, 'posts'),
  ],
  (
    { about, skills, sections: own, order = [] as string[] },
    experience,
    projects,
    music,
    blog,
  ): Section[] => {
    const hasContent: Partial<Record<Section['id'], boolean>> = {
      about: skills.length > 0 || about !== undefined,
      experience,
      projects,
      music,
      blog,
    };
    return SECTIONS.filter(({ id }) => hasContent[id] !== false)
      .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
      .map((section) => ({ ...section, ...own?.[section.id] }));
  },
);
