import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAuth } from '../../shared/useAuth';

test('the sign-in cannot be asked for outside its provider', () => {
  // React reports the error to the console as well as to the one who renders.
  vi.spyOn(console, 'error').mockReturnValue();
  function Outside() {
    useAuth();
    return null;
  }
  expect(() => render(<Outside />)).toThrow(
    new Error('useAuth must be used within an AuthProvider'),
  );
});
