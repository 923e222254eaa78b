import { Suspense } from 'react';
import { Blog } from '../sections/blog/Blog';
import { Contact } from '../sections/contact/Contact';
import { Footer } from '../sections/Footer';
import { Hero } from '../sections/hero/Hero';
import { Music } from '../sections/music/Music';
import { NavBar } from '../sections/nav/NavBar';
import { Projects } from '../sections/projects/Projects';
import { Skills } from '../sections/skills/Skills';
import { SECTION_IDS } from '../state/nav';
import { selectOwner } from '../state/owner';
import { SkipLink } from '../ui/buttons/SkipLink';
import { AfterFirstMove } from './AfterFirstMove';
import { ErrorBoundary } from './ErrorBoundary';
import { useAppSelector } from './hooks';
import { Screen } from './Screen';

const SECTIONS = {
  home: Hero,
  about: Skills,
  projects: Projects,
  music: Music,
  blog: Blog,
  contact: Contact,
};

/** The public page: its sections in the order of spec section 2. One that fails leaves the others standing. */
export function Portfolio() {
  const { name } = useAppSelector(selectOwner);
  return (
    <Screen title={`${name} | Portfolio`}>
      <SkipLink href="#content">Skip to content</SkipLink>
      <NavBar />
      <main id="content" tabIndex={-1}>
        {SECTION_IDS.map((id) => {
          const Section = SECTIONS[id];
          const section = <Section />;
          return (
            <ErrorBoundary key={id} what="This section">
              {/* A boundary each, so that React hydrates one section at a time. */}
              <Suspense>
                {id === 'home' ? section : <AfterFirstMove>{section}</AfterFirstMove>}
              </Suspense>
            </ErrorBoundary>
          );
        })}
      </main>
      <Footer />
    </Screen>
  );
}
