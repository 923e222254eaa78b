import { useEffect, useState } from 'react';
import { useAppDispatch } from '../hooks';
import { loadOwnerContent } from './loadOwnerContent';

/** Fetches what only the owner sees into the store. Returns a function that tries again, once a try has failed. */
export function useOwnerContent(): (() => void) | undefined {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    dispatch(loadOwnerContent()).catch(() => setFailedAttempt(attempt));
  }, [dispatch, attempt]);

  return failedAttempt === attempt ? () => setAttempt(attempt + 1) : undefined;
}
