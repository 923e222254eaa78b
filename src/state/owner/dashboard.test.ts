import { testReducer } from '../../test/store/reducerTable';
import { signedIn } from '../visitor/auth';
import { dashboardSlice, tabSelected } from './dashboard';

const [overview, posts] = [{ tab: 'overview' }, { tab: 'posts' }];

testReducer(dashboardSlice.reducer, {
  'a tab is selected': [overview, tabSelected('posts'), posts],
  'a sign-in opens the overview': [posts, signedIn(), overview],
});
