import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '../../app/store';
import { stateAfter } from '../../test/store/testStore';
import { OperationStatus } from './OperationStatus';

const message = 'It failed.';

test.each([
  ['other', 'It failed. Your changes are still here.'],
  ['picturesKept', 'It failed.'],
] as const)('an error of the kind %s says whether changes are left', (kind, text) => {
  render(
    <Provider store={makeStore(stateAfter())}>
      <OperationStatus state={{ status: 'failed', error: { kind, message } }} />
    </Provider>,
  );
  expect(screen.getByRole('status').textContent).toBe(text);
});
