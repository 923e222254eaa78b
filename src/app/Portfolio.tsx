import { Suspense } from 'react';
import { Footer } from '../sections/Footer';
import { NavBar } from '../sections/nav/NavBar';
import { SECTIONS } from '../sections/sections';
import { selectOwner } from '../state/content';
import { SkipLink } from '../ui/buttons/SkipLink';
import { AfterFirstMove } from './AfterFirstMove';
import { ErrorBoundary } from './ErrorBoundary';
import { useAppSelector } from './hooks';
import { Screen } from './Screen';

/** The public page. A section that fails leaves the others. */
export function Portfolio() {
  const { name } = useAppSelector(selectOwner);
  return (
    <Screen title={`${name} | Portfolio`}>
      <SkipLink href="#content">Skip to content</SkipLink>
      <NavBar sections={SECTIONS} />
      <main id="content" tabIndex={-1}>
        {SECTIONS.map((section) => {
          const { id, Component } = section;
          const content = <Component section={section} />;
          return (
            <ErrorBoundary key={id} what="This section">
              {/* A boundary each, so that React hydrates one section at a time. */}
              <Suspense>
                {id === 'home' ? content : <AfterFirstMove>{content}</AfterFirstMove>}
              </Suspense>
            </ErrorBoundary>
          );
        })}
      </main>
      <Footer />
    </Screen>
  );
}
