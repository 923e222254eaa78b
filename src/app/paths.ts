/** Every address of the site, once, without the base under which it is served. */
export const paths = {
  portfolio: '/',
  signIn: '/admin',
  dashboard: '/admin/dashboard',
} as const;
