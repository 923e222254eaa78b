import { owner } from '../content/owner';

/** Whether the owner is still the one that the site comes with. Of any other no test knows the words. */
export const isAsShipped = owner.name === 'Robin Vale';
