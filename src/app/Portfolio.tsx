import { type ReactNode } from 'react';
import { words } from 'virtual:words';
import { fill } from '../content/words/fill';
import { Footer } from '../sections/Footer';
import { NavBar } from '../sections/nav/NavBar';
import { selectSections } from '../sections/sections';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { useAppSelector } from '../shared/hooks';
import { selectOwner } from '../state/visitor/owner';
import { SkipLink } from '../ui/buttons/SkipLink';
import { Screen } from './Screen';

const Part = ({ failure, children }: { failure: string; children: ReactNode }) => (
  <ErrorBoundary message={failure}>{children}</ErrorBoundary>
);

/** The public page. A failed section leaves the others intact. */
export function Portfolio() {
  const { name } = useAppSelector(selectOwner);
  const sections = useAppSelector(selectSections);
  return (
    <Screen title={fill(words.page.title, { name })}>
      <SkipLink>{words.page.skip}</SkipLink>
      <Part failure={words.page.navFailed}>
        <NavBar sections={sections} />
      </Part>
      <main id="content" tabIndex={-1}>
        {sections.map((section) => {
          const { id, Component } = section;
          return (
            <Part key={id} failure={words.page.sectionFailed}>
              <Component section={section} sections={sections} />
            </Part>
          );
        })}
      </main>
      <Part failure={words.page.footerFailed}>
        <Footer />
      </Part>
    </Screen>
  );
}
