import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { Dashboard } from '../../admin/dashboard/Dashboard';
import { SignIn } from '../../admin/sign-in/SignIn';
import { selectOwner } from '../../state/slices/owner';
import { AuthProvider, useAuth } from '../auth/AuthProvider';
import { useAppDispatch, useAppSelector } from '../hooks';
import { paths } from '../paths';
import { Screen } from '../Screen';
import { loadOwnerContent } from './loadOwnerContent';

/** Which of the two admin screens shows follows the sign-in alone; the address is brought in line with it. */
function AdminScreens() {
  const { isAuthenticated } = useAuth();
  const { name } = useAppSelector(selectOwner);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // Fetched ahead while the owner types: the dashboard then opens at once.
  useEffect(() => void dispatch(loadOwnerContent()), [dispatch]);

  const path = isAuthenticated ? paths.dashboard : paths.signIn;
  useEffect(() => {
    if (!matchPath(path, pathname)) void navigate(path, { replace: true });
  }, [navigate, path, pathname]);

  if (!isAuthenticated) {
    return (
      <Screen key="sign-in" title={`Admin Access | ${name}`}>
        <SignIn />
      </Screen>
    );
  }
  return (
    <Screen key="dashboard" title={`Admin Dashboard | ${name}`}>
      <Dashboard onLoad={() => void dispatch(loadOwnerContent())} />
    </Screen>
  );
}

/** The owner's side of the site. */
export default function AdminArea() {
  return (
    <AuthProvider>
      <AdminScreens />
    </AuthProvider>
  );
}
