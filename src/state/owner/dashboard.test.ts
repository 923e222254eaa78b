import { testReducer } from '../../test/store/reducerTable';
import { signedIn } from '../visitor/auth';
import { dashboardSlice, filterChanged, NO_FILTER, tabSelected } from './dashboard';

const overview = { tab: 'overview', filter: NO_FILTER };
const posts = { ...overview, tab: 'posts' };
const filter = { query: 'sea', state: 'draft' };

testReducer(dashboardSlice.reducer, {
  'a tab is selected': [overview, tabSelected('posts'), posts],
  'the list of the open tab is searched': [
    { ...posts, filter: { ...filter, query: '' } },
    filterChanged({ query: 'sea' }),
    { ...posts, filter },
  ],
  'the open tab stays searched': [{ ...posts, filter }, tabSelected('posts'), { ...posts, filter }],
  'another tab is not searched': [{ ...overview, filter }, tabSelected('posts'), posts],
  'a sign-in opens the overview': [posts, signedIn(), overview],
});
