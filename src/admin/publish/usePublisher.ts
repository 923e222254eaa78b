import { useAppDispatch } from '../../app/hooks';
import { importWithRetry } from '../../app/start/importWithRetry';
import { publishRefused } from '../../state/publish';

/** Fetched when it is needed: with it come GitHub's library and the checks of the content file. */
const load = () => importWithRetry(() => import('./publishSite'));

/** What the dashboard can do on GitHub. */
export function usePublisher() {
  const dispatch = useAppDispatch();
  const run = (act: (publisher: Awaited<ReturnType<typeof load>>) => unknown) => {
    load().then(act, () => dispatch(publishRefused({ reason: 'notLoaded' })));
  };
  return {
    publish: (over?: string | null) => run(({ publishSite }) => dispatch(publishSite(over))),
    publishWith: (token: string) =>
      run(({ keepToken, publishSite }) => {
        dispatch(keepToken(token));
        return dispatch(publishSite());
      }),
    loadTheirs: (hash: string) => run(({ loadTheirs }) => dispatch(loadTheirs(hash))),
    forgetToken: () => run(({ forgetToken }) => dispatch(forgetToken())),
  };
}
