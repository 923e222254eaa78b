import { useEffect } from 'react';
import { matchPath, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { Dashboard } from '../../admin/dashboard/Dashboard';
import { keepDrafts } from '../../admin/drafts/keepDrafts';
import { SignIn } from '../../admin/sign-in/SignIn';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useAuth } from '../../shared/useAuth';
import { selectMayHaveDrafts } from '../../state/owner/ownWork';
import { rootReducer } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { AuthProvider } from '../auth/AuthProvider';
import { Screen } from '../Screen';
import { loadOwnerContent, preloadOwnerContent } from './loadOwnerContent';
import { ReadingScreen } from './ReadingScreen';

/** Whether this document was loaded outside the admin area, for example after Back from a reloaded public page. */
function wasLoadedOutside(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return false;
  const { pathname } = new URL(navigation.name);
  const isAdmin = decodeURI(pathname).startsWith(import.meta.env.BASE_URL + paths.signIn.slice(1));
  // A document loaded at this URL is not reloaded: the reloads would never end.
  return !isAdmin && pathname !== window.location.pathname;
}

/** Shows the dashboard to the signed-in owner and the sign-in to anyone else, and corrects the URL to match. */
function AdminScreens() {
  const { isAuthenticated } = useAuth();
  const { name } = useAppSelector(selectOwner);
  const mayHaveDrafts = useAppSelector(selectMayHaveDrafts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // The Content-Security-Policy of a public page blocks the requests of Publish and added pictures. Reloads before the
  // sign-in, so that no edit is lost.
  useEffect(() => {
    if (mayHaveDrafts && wasLoadedOutside()) window.location.reload();
  }, [mayHaveDrafts]);

  // Ahead of the sign-in, so that the dashboard opens at once; drafts are read only after the sign-in.
  useEffect(() => {
    if (isAuthenticated || !mayHaveDrafts) void dispatch(loadOwnerContent());
    else preloadOwnerContent();
  }, [dispatch, isAuthenticated, mayHaveDrafts]);

  const path = isAuthenticated ? paths.dashboard : paths.signIn;
  useEffect(() => {
    if (!matchPath(path, pathname)) void navigate(path, { replace: true });
  }, [navigate, path, pathname]);

  const screen = isAuthenticated ? 'Admin Dashboard' : 'Admin Access';
  return (
    <Screen key={screen} title={`${screen} | ${name}`}>
      {/* In English, whatever the language of the site. */}
      <div lang="en" dir="ltr">
        {isAuthenticated ? <Dashboard /> : <SignIn />}
      </div>
    </Screen>
  );
}

/** The owner's screens: the sign-in, the dashboard, and the posts and projects in the store. */
export default function AdminArea() {
  const post = useMatch(paths.anyPost);
  const project = useMatch(paths.anyProject);
  const store = useAppStore();
  useEffect(() => {
    // Redux DevTools compute the slices of the dashboard too, from a log that was imported on the public page.
    store.replaceReducer(rootReducer);
    return keepDrafts(store);
  }, [store]);
  const match = post ?? project;
  if (match) {
    const { id = '' } = match.params;
    return <ReadingScreen key={id} list={project ? 'projects' : 'posts'} id={id} />;
  }
  return (
    <AuthProvider>
      <AdminScreens />
    </AuthProvider>
  );
}
