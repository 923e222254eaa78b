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
  socials: [],
  skills: [],
};

/** The owner of the site, from the preloaded state. No action changes it. */
export const ownerReducer = (state = initialState) => state;

export const selectOwner = ({ owner }: { owner: OwnerState }) => owner;
