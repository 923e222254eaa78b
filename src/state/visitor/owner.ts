import { createSlice } from '@reduxjs/toolkit';
import type { Owner, SocialLink } from '../../content/types';

/** The owner, with profiles ready to show. */
interface OwnerState extends Omit<Owner, 'socials'> {
  socials: SocialLink[];
}

const initialState: OwnerState = {
  name: '',
  siteUrl: '',
  brandMark: '',
  roles: [],
  tagline: '',
  email: '',
  location: '',
  phone: '',
  resume: '',
  socials: [],
  skills: [],
};

/** The owner of the site, from the preloaded state. No action changes this slice. */
const ownerSlice = createSlice({
  name: 'owner',
  initialState,
  reducers: {},
  selectors: { selectOwner: (state) => state },
});

export const { selectOwner } = ownerSlice.selectors;
export const ownerReducer = ownerSlice.reducer;
