import { createSlice } from '@reduxjs/toolkit';
import type { Owner } from '../../content/types';

export type OwnerState = Owner;

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
  shareText: '',
  socials: [],
  skills: [],
};

/** Whose site it is. Comes with the page, and no event changes it. */
const ownerSlice = createSlice({
  name: 'owner',
  initialState,
  reducers: {},
  selectors: { selectOwner: (state) => state },
});

export const { selectOwner } = ownerSlice.selectors;
export const ownerReducer = ownerSlice.reducer;
