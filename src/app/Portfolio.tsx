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

/** The public page. A failed section leaves the others intact. */
export function Portfolio() {
  const { name } = useAppSelector(selectOwner);
  const sections = useAppSelector(selectSections);
  return (
    <Screen title={fill(words.page.title, { name })}>
      <SkipLink>{words.page.skip}</SkipLink>
      <ErrorBoundary message={words.page.navFailed}>
        <NavBar sections={sections} />
      </ErrorBoundary>
      <main id="content" tabIndex={-1}>
        {sections.map((section) => {
          const { id, Component } = section;
          return (
            <ErrorBoundary key={id} message={words.page.sectionFailed}>
              <Component section={section} sections={sections} />
            </ErrorBoundary>
          );
        })}
      </main>
      <ErrorBoundary message={words.page.footerFailed}>
        <Footer />
      </ErrorBoundary>
    </Screen>
  );
}
