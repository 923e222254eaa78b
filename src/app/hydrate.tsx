import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fillFields, findFields, readFields } from '../shared/fields';
import { paths } from '../shared/paths';
import { restoreFields } from '../shared/reloadPage';
import type { PreloadedState } from '../state/preloadedState';
import { loadAdminArea } from './admin-route/AdminRoute';
import { App } from './App';
import { ignoreAnimationEvents } from './start/ignoreAnimationEvents';
import { tidyAddress } from './start/tidyAddress';
import { tolerateLostNodes } from './start/tolerateLostNodes';
import { makeStore } from './store';

const ADMIN_URL = import.meta.env.BASE_URL + paths.signIn.slice(1);

/** Hydrates the page. On an admin page, loads its chunk first, because React answers no press before that. */
export async function hydrate() {
  const root = document.getElementById('root');
  const preloadedState = document.getElementById('preloaded-state')?.textContent;
  if (!root || !preloadedState) throw new Error('The page has no markup or no state.');

  // Not validated, because the same build wrote it.
  const store = makeStore(JSON.parse(preloadedState) as PreloadedState);

  tidyAddress();
  ignoreAnimationEvents(root);
  tolerateLostNodes();
  // The error boundary of the route reports a failure.
  if (window.location.pathname.startsWith(ADMIN_URL)) await loadAdminArea().catch(() => undefined);
  restoreFields();
  const fields = findFields();
  const focused = fields.find((field) => field === document.activeElement);
  // A transition lets React yield the main thread.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App
          store={store}
          renderRouter={(screens) => (
            // Without transitions, so that a new URL and the state change from the same click render together.
            <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
              {screens}
            </BrowserRouter>
          )}
        />
      </StrictMode>,
      {
        onRecoverableError(error) {
          reportError(error);
          // Fields that are gone: React has replaced the page, because a translator had changed its text.
          if (fields.every((field) => field.isConnected)) return;
          fillFields(readFields(fields));
          const successor = findFields().find(({ name }) => name === focused?.name);
          if (document.activeElement === document.body) successor?.focus();
        },
      },
    );
  });
  // Tells the style sheet that the app has started (`reloadNotice.ts`). An attribute of the root would restyle every element.
  document.getElementById('reload-notice')?.setAttribute('data-started', '');
}
