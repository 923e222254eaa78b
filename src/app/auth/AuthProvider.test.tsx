import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAuth } from '../../shared/useAuth';

test('useAuth throws outside its provider', () => {
  // React also logs the error to the console.
  vi.spyOn(console, 'error').mockReturnValue();
  function Outside() {
    useAuth();
    return null;
  }
  expect(() => render(<Outside />)).toThrow(
    new Error('useAuth must be used within an AuthProvider'),
  );
});
