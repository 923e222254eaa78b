/** Why GitHub did not take a commit. Plain data: nothing of a request, and nothing that GitHub wrote. */
export type Refusal =
  | { reason: 'badToken' | 'forbidden' | 'notFound' | 'conflict' | 'offline' | 'timeout' }
  | { reason: 'rateLimited'; /** In milliseconds since 1970. */ until: number }
  | { reason: 'serverError'; status: number };
