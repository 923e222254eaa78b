import { Suspense } from 'react';
import { Footer } from '../sections/Footer';
import { NavBar } from '../sections/nav/NavBar';
import { selectSections } from '../sections/sections';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { useAppSelector } from '../shared/hooks';
import { selectOwner } from '../state/visitor/owner';
import { SkipLink } from '../ui/buttons/SkipLink';
import { Screen } from './Screen';

/** The public page. A section that fails leaves the others. */
export function Portfolio() {
  const { name } = useAppSelector(selectOwner);
  const sections = useAppSelector(selectSections);
  return (
    <Screen title={`${name} | Portfolio`}>
      <SkipLink />
      <ErrorBoundary what="The navigation">
        <NavBar sections={sections} />
      </ErrorBoundary>
      <main id="content" tabIndex={-1}>
        {sections.map((section) => {
          const { id, Component } = section;
          return (
            <ErrorBoundary key={id} what="This section">
              {/* A boundary each, so that React hydrates one section at a time. */}
              <Suspense>
                <Component section={section} sections={sections} />
              </Suspense>
            </ErrorBoundary>
          );
        })}
      </main>
      <ErrorBoundary what="The footer">
        <Footer />
      </ErrorBoundary>
    </Screen>
  );
}
