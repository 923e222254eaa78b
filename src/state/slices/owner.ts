import { createSlice } from '@reduxjs/toolkit';
import type { Owner } from '../../content/types';

const initialState: Owner = {
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

/** The owner of the site. Comes with the page; no action changes it. */
const ownerSlice = createSlice({
  name: 'owner',
  initialState,
  reducers: {},
  selectors: { selectOwner: (state) => state },
});

export const { selectOwner } = ownerSlice.selectors;
export const ownerReducer = ownerSlice.reducer;
