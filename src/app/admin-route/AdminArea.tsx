import { useEffect } from 'react';
import { matchPath, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { Dashboard } from '../../admin/dashboard/Dashboard';
import { keepDrafts } from '../../admin/drafts/keepDrafts';
import { SignIn } from '../../admin/sign-in/SignIn';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useAuth } from '../../shared/useAuth';
import { selectOwner } from '../../state/visitor/owner';
import { AuthProvider } from '../auth/AuthProvider';
import { Screen } from '../Screen';
import { loadOwnerContent } from './loadOwnerContent';
import { ReadingScreen } from './ReadingScreen';

/** Shows the dashboard to the signed-in owner and the sign-in to anyone else, and corrects the URL to match. */
function AdminScreens() {
  const { isAuthenticated } = useAuth();
  const { name } = useAppSelector(selectOwner);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // Loaded while the owner types, so that the dashboard opens at once.
  useEffect(() => void dispatch(loadOwnerContent()), [dispatch]);

  const path = isAuthenticated ? paths.dashboard : paths.signIn;
  useEffect(() => {
    if (!matchPath(path, pathname)) void navigate(path, { replace: true });
  }, [navigate, path, pathname]);

  const screen = isAuthenticated ? 'Admin Dashboard' : 'Admin Access';
  return (
    <Screen key={screen} title={`${screen} | ${name}`}>
      {isAuthenticated ? (
        <Dashboard loadContent={() => void dispatch(loadOwnerContent())} />
      ) : (
        <SignIn />
      )}
    </Screen>
  );
}

/** The owner's screens: the sign-in, the dashboard, and the posts in the store. */
export default function AdminArea() {
  const reading = useMatch(paths.anyPost);
  const store = useAppStore();
  useEffect(() => keepDrafts(store), [store]);
  if (reading) {
    const { id = '' } = reading.params;
    return <ReadingScreen key={id} id={id} />;
  }
  return (
    <AuthProvider>
      <AdminScreens />
    </AuthProvider>
  );
}
