import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../../app/App';
import { Screen } from '../../app/Screen';
import { makeStore } from '../../app/store';
import { visitorState } from '../../state/preloadedState';
import { testContent } from '../data/content';

/** Renders the whole site at a path, with the real store. Returns the store, the user and the location. */
export function renderApp({ path = '/', content = testContent } = {}) {
  const store = makeStore(visitorState(content));
  let address = path;
  let goTo: NavigateFunction | undefined;

  function AddressBar() {
    address = useLocation().pathname;
    goTo = useNavigate();
    return null;
  }

  // The first screen of a page load takes no focus: the tests start after it.
  render(<Screen title="">{null}</Screen>, { wrapper: MemoryRouter }).unmount();
  const view = render(
    <App
      store={store}
      renderRouter={(screens) => (
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          {screens}
          <AddressBar />
        </MemoryRouter>
      )}
    />,
  );
  /** Goes to another path, or Back, without a page load. Two calls, because the overloads take no union. */
  const navigate = (to: string | -1) => act(() => void (to === -1 ? goTo?.(to) : goTo?.(to)));
  return { ...view, store, user: userEvent.setup(), address: () => address, navigate };
}
